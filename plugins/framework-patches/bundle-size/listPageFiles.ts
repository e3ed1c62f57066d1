import fs from 'node:fs/promises';
import path from 'node:path';
import { readRouteChunks } from '../../offline/readRouteChunks';
import { BUNDLE_RECORD_FILE, type BundleRecord } from './BundleRecord';

/**
 * The scripts and stylesheets that each page loads without a reader's doing: those of every
 * page, and those of its route.
 * @param generatedFilesDir what a production build has left there
 * @returns address of a page to paths below the output folder
 * @throws Error if there is no such build
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
