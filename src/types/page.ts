/** Folder of a product below `docs/`, also its name in demo ids and front matter. */
export const PRODUCT_FOLDERS = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
] as const;
export type ProductFolder = (typeof PRODUCT_FOLDERS)[number];

/** Plans above the free one; a feature without a plan is in the Community packages. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  pro: 'Pro',
  premium: 'Premium',
};

/** A page of the site, for lookups in the browser. */
export interface IndexedPage {
  /** Address with the language's base and a trailing slash. */
  path: string;
  title: string;
}

/**
 * For each page, the first major that has it, by section: lists of `[major, pages]`,
 * where page names are one string, separated by spaces. The version menu is in the script
 * of every page, so this is compact.
 */
export type PagesSince = Readonly<
  Record<string, readonly (readonly [since: number, pages: string])[]>
>;
