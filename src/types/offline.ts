import type { ProductFolder } from './page';

/** A file of a product. */
export interface OfflineFile {
  /** Path on the site, with its base; a page's path ends in a slash. */
  url: string;
  /** Uncompressed size in bytes. */
  bytes: number;
  /** Hash of the content, if the address contains none. */
  revision?: string;
  /** Only set for pages. */
  title?: string;
}

export interface OfflineSummary {
  /** Hash of all addresses and revisions. */
  version: string;
  pages: number;
  /** Uncompressed size of all files. */
  bytes: number;
}

/** `offline/<product>.json`: the files that make a product available offline. */
export interface OfflineList extends OfflineSummary {
  product: ProductFolder;
  files: OfflineFile[];
}

/** `offline/index.json` */
export type OfflineIndex = Record<ProductFolder, OfflineSummary>;

/** A message from a page to its worker: skip waiting, or cache these addresses. */
export type WorkerMessage = 'skipWaiting' | { type: 'keep'; urls: string[] };
