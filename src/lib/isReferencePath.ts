import { API_TABS } from '../config/api';

const REFERENCE = new RegExp(
  `/x/(?:v\\d+/)?api(?:/|$)|/(?:${Object.values(API_TABS).join('|')})/?$`,
);

/**
 * Whether a path is one of the reference: an API page or its index, or a tab of a guide page
 * with the API of what the guide documents. These are many and alike.
 */
export const isReferencePath = (pathname: string): boolean => REFERENCE.test(pathname);
