import type { Language } from '../../src/config/languages';
import { APP_PATH, MANIFEST_FILES } from '../../src/config/offline';
import { type ChunkGroup, collectGroups } from './chunkGroups';
import type { RouteChunks } from './readRouteChunks';
import type { SiteFiles } from './SiteFiles';

/**
 * Lists the files that the worker precaches: the offline page with its scripts, its
 * styles and their references. Other pages and lazy chunks are not included.
 */
export function listPrecachedFiles(
  files: SiteFiles,
  groups: ChunkGroup[],
  routes: RouteChunks,
  baseUrl: string,
  language: Language,
): string[] {
  const needed = new Set(routes.get(baseUrl + APP_PATH));
  const start = groups.flatMap((group, position) =>
    group.isEntry || (group.name && needed.has(group.name)) ? [position] : [],
  );
  const closed = groups.map((group) => ({ ...group, children: [] }));
  return [
    ...files.withReferences([
      `${APP_PATH}index.html`,
      MANIFEST_FILES[language],
      ...collectGroups(closed, start),
    ]),
  ].sort();
}
