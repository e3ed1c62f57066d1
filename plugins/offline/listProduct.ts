import { PRODUCT_ROOTS } from '../../src/config/offline';
import type { OfflineFile, OfflineList } from '../../src/types/offline';
import type { ProductFolder } from '../../src/types/page';
import { collectGroups } from './collectGroups';
import type { ChunkGroup } from './readChunks';
import type { RouteChunks } from './readRouteChunks';
import { hash, type SiteFiles } from './SiteFiles';

/**
 * All that the pages of a product consist of: their HTML, what every page loads, and for each
 * page its own chunks with those that it can load later, which are its demos.
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
  // What any page can load later, such as the search, is named by no route.
  const late = [...entries].flatMap((entry) =>
    groups[entry]!.children.filter((child) => !groups[child]!.name),
  );
  const ofRoutes = [baseUrl, ...pages.map((path) => baseUrl + path)]
    .flatMap((route) => routes.get(route) ?? [])
    .map((name) => positions.get(name))
    .filter((position) => position !== undefined);

  const names = files.withReferences([
    ...pages.map((path) => `${path}index.html`),
    ...[...entries].flatMap((entry) => groups[entry]!.files),
    ...collectGroups(groups, [...late, ...ofRoutes], entries),
  ]);
  const described = [...names]
    .sort()
    .map((name) => files.describe(name))
    .filter((file): file is OfflineFile => file !== null);
  const count = described.filter(({ title }) => title).length;
  if (count < pages.length) {
    const missing = pages.filter((path) => !files.describe(`${path}index.html`));
    throw new Error(`Pages of ${product} without a file: ${missing.join(', ')}`);
  }
  return {
    product,
    version: hash(described.map(({ url, revision }) => `${url} ${revision}`).join('\n')),
    pages: count,
    bytes: described.reduce((sum, { bytes }) => sum + bytes, 0),
    files: described,
  };
}
