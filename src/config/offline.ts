import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';
import { PRODUCT_FOLDERS, type ProductFolder } from '../types/page';

/** Addresses below the site's base, shared by the worker, the page and the build. */
export const WORKER_FILE = 'sw.js';
/** The page that stands in for one that is not on the device. */
export const APP_PATH = '_app/';
/** Lists of what a product consists of; the worker never answers for them. */
export const LISTS_PATH = 'offline/';
export const LISTS_INDEX = `${LISTS_PATH}index.json`;
export const listPathOf = (product: ProductFolder): string =>
  `${LISTS_PATH}${product}.json`;

/** Where a product's pages begin; the first one is its overview. */
export const PRODUCT_ROOTS = Object.fromEntries(
  PRODUCT_FOLDERS.map((folder) => [folder, `react-${folder}/`]),
) as Record<ProductFolder, string>;

/** Web app manifests, one for each language. */
export const MANIFEST_FILES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    language === DEFAULT_LANGUAGE
      ? 'manifest.webmanifest'
      : `manifest.${language}.webmanifest`,
  ]),
) as Record<Language, string>;

/** How often a page whose worker was replaced asks whether it has the focus, in ms. */
export const RELOAD_POLL = 100;
/** A page that was reloaded by itself is not reloaded again for that long, in ms. */
export const RELOAD_PAUSE = 60_000;
/** Key of sessionStorage for when that was. */
export const RELOADED_KEY = 'offline:reloaded';
/** Event on the window right before such a reload: what must survive it is kept now. */
export const BEFORE_RELOAD_EVENT = 'atlas:before-reload';
/** An open page asks for a new worker that often, in ms; the browser asks at each load. */
export const UPDATE_INTERVAL = 3_600_000;
/** How long after load the worker may wait for an idle moment, in ms. */
export const IDLE_TIMEOUT = 5_000;

/** How long the network has for a page that is on the device too, in ms. */
export const NAVIGATION_TIMEOUT = 3_000;
/** A page that is not on the device is looked for again that often, in ms. */
export const RETRY_INTERVAL = 10_000;
/** How many visited pages, hashed files and other files stay on the device. */
export const CACHE_LIMITS = { pages: 100, assets: 800, files: 150 } as const;
/** Counts the ways in which the caches are laid out; caches of others are removed. */
export const CACHE_LAYOUT = 'v1';

/** Marks requests that save a product: the worker lets them through. */
export const SAVE_HEADER = 'offline-save';
/** When a product was saved, as a header of its list in the cache. */
export const SAVED_AT_HEADER = 'offline-saved-at';
/** How many files of a product are fetched at once. */
export const SAVE_CONCURRENCY = 6;
export const BYTES_PER_MB = 1_000_000;
