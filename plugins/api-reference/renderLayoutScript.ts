import { API_LAYOUT_ATTRIBUTE, API_LAYOUT_KEY } from '../../src/config/api';

/** Applies the stored layout before the first paint, to avoid layout shifts. */
export const renderLayoutScript = (): string =>
  `try{var l=localStorage.getItem(${JSON.stringify(API_LAYOUT_KEY)});l&&document.documentElement.setAttribute(${JSON.stringify(API_LAYOUT_ATTRIBUTE)},l)}catch(e){}`;
