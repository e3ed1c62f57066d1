import fs from 'node:fs/promises';
import path from 'node:path';
import { readRouteChunks } from '../../offline/readRouteChunks';
import { BUNDLE_RECORD_FILE, type BundleRecord } from './BundleRecord';

/**
 * Lists the scripts and stylesheets that each page loads initially: the shared ones and
 * those of its route.
 * @param generatedFilesDir folder written by a production build
 * @returns paths relative to the output folder, by page address
 * @throws Error if there is no build
 */
export async function listPageFiles(
  generatedFilesDir: string,
): Promise<Map<string, string[]>> {
  const file = path.join(generatedFilesDir, BUNDLE_RECORD_FILE);
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. Make a build first: npm run build`);
  });
  const { groups } = JSON.parse(text) as BundleRecord;
  const routes = await readRouteChunks(generatedFilesDir);
  const entries = groups.filter(({ isEntry }) => isEntry);
  const named = new Map(groups.map((group) => [group.name, group]));
  return new Map(
    [...routes].map(([route, names]) => {
      const own = names.flatMap((name) => named.get(name) ?? []);
      return [route, [...new Set([...entries, ...own].flatMap(({ files }) => files))]];
    }),
  );
}
