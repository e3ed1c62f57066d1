import { API_TABS } from '../config/api';
import type { ProductFolder } from '../types/page';

const REFERENCE = new RegExp(
  `/x/(?:v\\d+/)?api(?:/|$)|/(?:${Object.values(API_TABS).join('|')})/?$`,
);

/**
 * Whether a path belongs to the reference: an API page or its index, or an API tab of a
 * guide. There are many such pages, and they are alike.
 */
export const isReferencePath = (pathname: string): boolean => REFERENCE.test(pathname);

const TAB = new RegExp(`/(?:${Object.values(API_TABS).join('|')})(/?)$`);

/** The path of the guide that a tab belongs to; other paths are unchanged. */
export const withoutApiTab = (pathname: string): string => pathname.replace(TAB, '$1');

const PREFIX = 'api-';

/** The sidebar of a product's API pages: `api-charts`. */
export const getApiSidebarName = (product: string): string => PREFIX + product;

/** The inverse; undefined for other sidebars. */
export const getApiSidebarProduct = (sidebar: string | undefined): string | undefined =>
  sidebar?.startsWith(PREFIX) ? sidebar.slice(PREFIX.length) : undefined;

/**
 * Where the API changes between two majors are published, below the base of the English
 * site: `api/changes/charts-7-8.json`, a `ProductDiff` of tools/api-changes.
 */
export const getChangesPath = (
  product: ProductFolder,
  from: number,
  to: number,
): string => `api/changes/${product}-${from}-${to}.json`;
