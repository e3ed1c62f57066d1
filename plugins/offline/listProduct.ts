import { PRODUCT_ROOTS } from '../../src/config/offline';
import { DEMO_INDEX_PATH, PLAYGROUND_PATH } from '../../src/config/playground';
import type { OfflineFile, OfflineList } from '../../src/types/offline';
import type { ProductFolder } from '../../src/types/page';
import { type ChunkGroup, collectGroups } from './chunkGroups';
import type { RouteChunks } from './readRouteChunks';
import { hash, type SiteFiles } from './SiteFiles';

/** The playground, which opens the demos of the product, and the path of their code. */
const PLAYGROUND = PLAYGROUND_PATH.slice(1);
const PLAYGROUND_FILES = [`${PLAYGROUND}index.html`, DEMO_INDEX_PATH.slice(1)];

/**
 * Lists the files of a product: the HTML of its pages, the files that every page loads,
 * and the chunks of each page including those it can load later, which are its demos. The
 * playground is included, but not the frame that runs edited code: a document with an
 * opaque origin bypasses the worker, so caching its scripts would be useless.
 * @throws Error if the product has no page, or a page was not written
 */
export function listProduct(
  product: ProductFolder,
  files: SiteFiles,
  groups: ChunkGroup[],
  routes: RouteChunks,
  baseUrl: string,
): OfflineList {
  const folders = [PRODUCT_ROOTS[product], `api/${product}/`];
  const pages = [...routes.keys()]
    .filter((route) => route.startsWith(baseUrl))
    .map((route) => route.slice(baseUrl.length))
    .filter((path) => folders.some((folder) => path.startsWith(folder)));
  if (pages.length === 0) throw new Error(`No page belongs to ${product}.`);

  const positions = new Map(groups.map(({ name }, position) => [name, position]));
  const entries = new Set(
    groups.flatMap(({ isEntry }, position) => (isEntry ? [position] : [])),
  );
  // Chunks that any page can load later, such as the search, belong to no route.
  const late = [...entries].flatMap((entry) =>
    groups[entry]!.children.filter((child) => !groups[child]!.name),
  );
  // Neither do workers, such as that of the search: only their URL is in the script that
  // starts them.
  const followed = new Set(groups.flatMap(({ children }) => children));
  const workers = groups.flatMap(({ isEntry, name }, position) =>
    !isEntry && !name && !followed.has(position) ? [position] : [],
  );
  const ofRoutes = ['', PLAYGROUND, ...pages]
    .map((path) => baseUrl + path)
    .flatMap((route) => routes.get(route) ?? [])
    .map((name) => positions.get(name))
    .filter((position) => position !== undefined);

  const names = files.withReferences([
    ...pages.map((path) => `${path}index.html`),
    ...PLAYGROUND_FILES,
    ...[...entries].flatMap((entry) => groups[entry]!.files),
    ...collectGroups(groups, [...late, ...workers, ...ofRoutes], entries),
  ]);
  const described = [...names]
    .sort()
    .map((name) => files.describe(name))
    .filter((file): file is OfflineFile => file !== null);
  const missing = pages.filter((path) => !files.describe(`${path}index.html`));
  if (missing.length > 0) {
    throw new Error(`Pages of ${product} without a file: ${missing.join(', ')}`);
  }
  return {
    product,
    version: hash(described.map(({ url, revision }) => `${url} ${revision}`).join('\n')),
    pages: pages.length,
    bytes: described.reduce((sum, { bytes }) => sum + bytes, 0),
    files: described,
  };
}
