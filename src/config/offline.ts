import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';
import { PRODUCT_FOLDERS, type ProductFolder } from '../types/page';

/** Addresses below the site's base, shared by the worker, the page and the build. */
export const WORKER_FILE = 'sw.js';
/** The page that is shown in place of one that is not cached. */
export const APP_PATH = '_app/';
/** Lists of the files of each product; the worker never handles them. */
export const LISTS_PATH = 'offline/';
export const LISTS_INDEX = `${LISTS_PATH}index.json`;
export const listPathOf = (product: ProductFolder): string =>
  `${LISTS_PATH}${product}.json`;

/** Paths below which a product's pages are; the first one is its overview. */
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

/** How often a page whose worker was replaced checks for focus, in ms. */
export const RELOAD_POLL = 100;
/** Minimum time between two automatic reloads of a page, in ms. */
export const RELOAD_PAUSE = 60_000;
/** Key of sessionStorage for the time of the last automatic reload. */
export const RELOADED_KEY = 'offline:reloaded';
/**
 * Event on the window right before such a reload: listeners save what must survive it.
 */
export const BEFORE_RELOAD_EVENT = 'atlas:before-reload';
/**
 * How often an open page checks for a new worker, in ms; the browser checks at each load.
 */
export const UPDATE_INTERVAL = 3_600_000;
/** How long after load the worker's start may wait for an idle moment, in ms. */
export const IDLE_TIMEOUT = 5_000;

/** Network timeout for a page that is also cached, in ms. */
export const NAVIGATION_TIMEOUT = 3_000;
/** How often the page retries to load a page that is not cached, in ms. */
export const RETRY_INTERVAL = 10_000;
/** How many visited pages, hashed files and other files are cached. */
export const CACHE_LIMITS = { pages: 100, assets: 800, files: 150 } as const;
/** Version of the cache layout; caches with another version are removed. */
export const CACHE_LAYOUT = 'v1';

/** Marks requests that save a product: the worker does not handle them. */
export const SAVE_HEADER = 'offline-save';
/** Header of a product's list in the cache: when the product was saved. */
export const SAVED_AT_HEADER = 'offline-saved-at';
/** How many files of a product are fetched in parallel. */
export const SAVE_CONCURRENCY = 6;
export const BYTES_PER_MB = 1_000_000;
