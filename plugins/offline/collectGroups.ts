import type { ChunkGroup } from './readChunks';

/**
 * The files of chunk groups and of all that they can load later.
 * @param groups all groups
 * @param starts where to begin
 * @param barred groups that are not followed
 */
export function collectGroups(
  groups: ChunkGroup[],
  starts: number[],
  barred: ReadonlySet<number> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<number>();
  const waiting = [...starts];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = groups[next];
    if (!group || seen.has(next) || barred.has(next)) continue;
    seen.add(next);
    group.files.forEach((file) => files.add(file));
    waiting.push(...group.children);
  }
  return files;
}
