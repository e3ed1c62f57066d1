import { renderBundles } from '../../../locales/renderBundles';
import type { WriteElement } from './WriteElement';

/** `<LocaleBundles />`: what each bundle covers; the lists of missing keys are left out. */
export const writeLocaleBundles: WriteElement = (_element, _attributes, { language }) =>
  renderBundles(language).filter(({ type }) => type === 'table');
