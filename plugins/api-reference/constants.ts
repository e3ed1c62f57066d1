import type { Plan, ProductFolder } from '../../src/types/page';

export type Level = 'community' | Plan;

/** Plans from lowest to highest; each includes the ones before it. */
export const LEVELS: readonly Level[] = ['community', 'pro', 'premium'];

/** A package whose declarations are read. */
export interface ApiPackage {
  name: string;
  product: ProductFolder;
  level: Level;
}

/** Per product, from the lowest plan to the highest. */
export const PACKAGES: readonly ApiPackage[] = [
  { name: '@mui/x-data-grid', product: 'data-grid', level: 'community' },
  { name: '@mui/x-data-grid-pro', product: 'data-grid', level: 'pro' },
  { name: '@mui/x-data-grid-premium', product: 'data-grid', level: 'premium' },
  { name: '@mui/x-date-pickers', product: 'date-pickers', level: 'community' },
  { name: '@mui/x-date-pickers-pro', product: 'date-pickers', level: 'pro' },
  { name: '@mui/x-charts', product: 'charts', level: 'community' },
  { name: '@mui/x-charts-pro', product: 'charts', level: 'pro' },
  { name: '@mui/x-tree-view', product: 'tree-view', level: 'community' },
  { name: '@mui/x-tree-view-pro', product: 'tree-view', level: 'pro' },
];

/**
 * Packages that the page list mentions but that the project's registry does not offer.
 */
export const UNAVAILABLE_PACKAGES: ReadonlySet<string> = new Set([
  '@mui/x-charts-premium',
]);

/**
 * Entry points that are not public API, or that only augment the types of other packages.
 */
export const SKIPPED_ENTRIES =
  /^\.\/(package\.json|.*internals.*|locales|themeAugmentation|typeOverloads|moduleAugmentation|Adapter)/;

/**
 * The type of a date comes from the adapter that an application imports, and is `any`
 * without one. With this declaration, dates get the name that readers know.
 */
export const DATE_ADAPTER = `
declare class PickerValidDate { private readonly adapter: unknown }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { adapter: PickerValidDate }
}`;

/** Longest union of literals that is written out; longer ones are shown by name. */
export const MAX_SPELLED_UNION = 24;
/** Longest object type that is written out instead of its name. */
export const MAX_INLINE_TYPE = 72;
/** Types whose fields are shown as a table on a page; they are always shown by name. */
export const TABLED_TYPES =
  /(Classes|Slots?(Component|sComponent)?|SlotProps|SlotsComponentsProps)$/;
/** Longest member type that is expanded; longer ones are shown as declared. */
export const MAX_TYPE_TEXT = 320;
/** Longest definition shown for a type name that has no page. */
export const MAX_TYPE_DEFINITION = 3000;
/** How many levels of type names in definitions are resolved. */
export const MAX_TYPE_HOPS = 2;

/** External pages about common types. */
export const EXTERNAL_PAGES: ReadonlyMap<string, string> = new Map([
  ['SxProps', 'https://mui.com/system/getting-started/the-sx-prop/'],
]);

/** Path of the generated folder, relative to the site root. */
export const OUTPUT_FOLDER = 'docs/api';
/** URL path at which it is served. */
export const API_PATH = '/x/api/';
export const SCHEMA_PATH = `${API_PATH}schema.json`;
/** Longest description that is allowed in front matter. */
export const MAX_DESCRIPTION = 160;
