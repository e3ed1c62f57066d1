import type { ProductFolder } from './page';

/** A file that a product consists of. */
export interface OfflineFile {
  /** Path on the site, with its base; a page's path ends in a slash. */
  url: string;
  /** Size in bytes, not compressed. */
  bytes: number;
  /** Hash of the content, where the address does not hold one. */
  revision?: string;
  /** Set for pages alone. */
  title?: string;
}

export interface OfflineSummary {
  /** Hash of all addresses and revisions. */
  version: string;
  pages: number;
  /** Sum of all files, not compressed. */
  bytes: number;
}

/** `offline/<product>.json`: what makes a product readable without a network. */
export interface OfflineList extends OfflineSummary {
  product: ProductFolder;
  files: OfflineFile[];
}

/** `offline/index.json` */
export type OfflineIndex = Record<ProductFolder, OfflineSummary>;

/** What a page tells its worker: skip the wait, or keep these addresses. */
export type WorkerMessage = 'skipWaiting' | { type: 'keep'; urls: string[] };
