import { renderBundles } from '../../../theming/locales/renderBundles';
import type { WriteElement } from './WriteElement';

/** `<LocaleBundles />`: what each bundle covers, and what is missing in it. */
export const writeLocaleBundles: WriteElement = (_element, _attributes, context) =>
  context.write(renderBundles(context.language));
