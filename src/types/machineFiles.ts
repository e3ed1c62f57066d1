import type { Styling } from './demo';
import type { ProductFolder } from './page';

/**
 * Files for assistants and tools, made by plugins/markdown-pages beside the pages of each
 * language. Their names are in src/config/machineFiles.ts.
 *
 * - `/x/<page>.md`: a page as Markdown, for each page of the documentation.
 * - `/x/llms.txt`, `/x/llms-full.txt`: all pages, named or in full; `/x/react-charts/llms.txt`
 *   and so on for one product.
 * - `/x/demos.json`: a list of `PublishedDemo`.
 * - `/x/api/<product>/<slug>.json`: an `ApiPage` (src/types/api.ts), English only.
 */

/** A file of a demo as readers copy it. */
export interface PublishedFile {
  /** Path beside the demo: `SortByRank.tsx`, `createServer.ts`. */
  name: string;
  code: string;
}

/** One demo, in the order in which the navigation has the pages and the pages their demos. */
export interface PublishedDemo {
  /** The same in every language: `data-grid/sorting/SortByRank`; of version 7 `v7/data-grid/…`. */
  id: string;
  /** Words made of its name: `Sort by rank`. */
  title: string;
  /** null on pages that belong to no product. */
  product: ProductFolder | null;
  /** Address of the page with the language's base: `/x/react-data-grid/sorting/`. */
  page: string;
  /** Heading of the section that shows it; null above the first one. */
  section: string | null;
  /** TypeScript by styling, the demo's own file first; `system` is always there. */
  code: Partial<Record<Styling, PublishedFile[]>> & { system: PublishedFile[] };
}
