import { API_TABS } from '../config/api';

const REFERENCE = new RegExp(
  `/x/(?:v\\d+/)?api(?:/|$)|/(?:${Object.values(API_TABS).join('|')})/?$`,
);

/**
 * Whether a path belongs to the reference: an API page or its index, or an API tab of a
 * guide. There are many such pages, and they are alike.
 */
export const isReferencePath = (pathname: string): boolean => REFERENCE.test(pathname);
