import { renderBundles } from '../../../theming/locales/renderBundles';
import type { WriteElement } from './WriteElement';

/** `<LocaleBundles />`: the coverage of each bundle, and what is missing. */
export const writeLocaleBundles: WriteElement = (_element, _attributes, context) =>
  context.write(renderBundles(context.language));
