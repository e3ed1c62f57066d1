import type { ProductFolder } from '../../src/types/page';
import type { Plan } from '../../src/types/plan';

export type Level = 'community' | Plan;

/** Plans from the lowest to the highest; each contains those before it. */
export const LEVELS: readonly Level[] = ['community', 'pro', 'premium'];

/** A package whose declarations are read. */
export interface ApiPackage {
  name: string;
  product: ProductFolder;
  level: Level;
}

/** Within a product, from the lowest plan to the highest. */
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

/** Packages that the page list names but that no registry of this project offers. */
export const UNAVAILABLE_PACKAGES: ReadonlySet<string> = new Set([
  '@mui/x-charts-premium',
]);

/** Entry points that are no public API, or that only change types of other packages. */
export const SKIPPED_ENTRIES =
  /^\.\/(package\.json|.*internals.*|locales|themeAugmentation|typeOverloads|moduleAugmentation|Adapter)/;

/**
 * The type of a date comes from the adapter that an application imports, and is `any` without
 * one. Reading the declarations with this adapter gives dates the name that readers know.
 */
export const DATE_ADAPTER = `
declare class PickerValidDate { private readonly adapter: unknown }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { adapter: PickerValidDate }
}`;

/** Longest union of literals that is spelled out; longer ones keep their name. */
export const MAX_SPELLED_UNION = 24;
/** Longest object type that is written out in place of its name. */
export const MAX_INLINE_TYPE = 72;
/** Types whose fields a page shows as a table; they keep their names. */
export const TABLED_TYPES =
  /(Classes|Slots?(Component|sComponent)?|SlotProps|SlotsComponentsProps)$/;
/** Longest type of a member that is written out; longer ones stand as they are declared. */
export const MAX_TYPE_TEXT = 320;
/** Longest definition that is given for a type name without a page. */
export const MAX_TYPE_DEFINITION = 3000;
/** How far definitions of type names that occur in definitions are followed. */
export const MAX_TYPE_HOPS = 2;

/** Pages of other sites about types that occur everywhere. */
export const EXTERNAL_PAGES: ReadonlyMap<string, string> = new Map([
  ['SxProps', 'https://mui.com/system/getting-started/the-sx-prop/'],
]);

/** What the generated folder is called below the site's root folder. */
export const OUTPUT_FOLDER = 'docs/api';
/** Where it is served. */
export const API_PATH = '/x/api/';
export const SCHEMA_PATH = `${API_PATH}schema.json`;
/** Longest description that the site allows in front matter. */
export const MAX_DESCRIPTION = 160;
