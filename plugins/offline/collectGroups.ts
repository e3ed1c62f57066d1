import type { ChunkGroup } from './readChunks';

/**
 * Collects the files of chunk groups and of all groups that they can load.
 * @param groups all groups
 * @param starts indexes of the initial groups
 * @param excluded groups that are not followed
 */
export function collectGroups(
  groups: ChunkGroup[],
  starts: number[],
  excluded: ReadonlySet<number> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<number>();
  const waiting = [...starts];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = groups[next];
    if (!group || seen.has(next) || excluded.has(next)) continue;
    seen.add(next);
    group.files.forEach((file) => files.add(file));
    waiting.push(...group.children);
  }
  return files;
}
