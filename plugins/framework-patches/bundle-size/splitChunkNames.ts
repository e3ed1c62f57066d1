import { isReferencePath } from '../../../src/lib/isReferencePath';

/** Chunk names of each route; keys are `<path>-<hash>`. */
export type ChunkNames = Record<string, unknown>;

/** Splits the chunk names by route, in the same way as `splitRoutes`. */
export function splitChunkNames(names: ChunkNames): {
  first: ChunkNames;
  late: ChunkNames;
} {
  const isLate = ([key]: [string, unknown]) =>
    isReferencePath(key.replace(/-[^-]*$/, ''));
  const entries = Object.entries(names);
  return {
    first: Object.fromEntries(entries.filter((entry) => !isLate(entry))),
    late: Object.fromEntries(entries.filter(isLate)),
  };
}
