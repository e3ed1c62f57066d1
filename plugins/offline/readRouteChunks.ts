import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';

/** Names of the chunks that a route needs, by path. */
export type RouteChunks = Map<string, string[]>;

/**
 * Reads which chunks Docusaurus loads for each route.
 * @param generatedFilesDir folder that contains the generated file
 * @throws Error if the file does not exist or has an unknown format
 */
export async function readRouteChunks(generatedFilesDir: string): Promise<RouteChunks> {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const routes = JSON.parse(await readTextAsync(file)) as Record<string, unknown>;
  const chunks: RouteChunks = new Map();
  for (const [key, names] of Object.entries(routes)) {
    // A key is the path and a hash, because several routes may share a path.
    const route = key.replace(/-[\da-f]+$/, '');
    chunks.set(route, [...(chunks.get(route) ?? []), ...listStrings(names)]);
  }
  if (chunks.size === 0) throw new Error(`${file} names no routes.`);
  return chunks;
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object'
    ? Object.values(value).flatMap(listStrings)
    : [];
}
