import {
  decodedMappings,
  TraceMap,
  type SourceMapInput,
} from '@jridgewell/trace-mapping';

/** Code without a source, such as the bundler runtime. */
export const NO_SOURCE = '';

/**
 * Counts how much of a script comes from each source.
 * @param script its text
 * @param map its source map
 * @returns characters of the script by source path, as named by the bundler
 */
export function countBytes(script: string, map: SourceMapInput): Map<string, number> {
  const trace = new TraceMap(map);
  const counts = new Map<string, number>();
  const add = (source: string, count: number) => {
    if (count > 0) counts.set(source, (counts.get(source) ?? 0) + count);
  };
  const lines = decodedMappings(trace);
  script.split('\n').forEach((line, index, all) => {
    const segments = lines[index] ?? [];
    // There is no source before the first mapping.
    add(NO_SOURCE, segments[0]?.[0] ?? line.length);
    segments.forEach((segment, place) => {
      const end = segments[place + 1]?.[0] ?? line.length;
      const source = segment.length === 1 ? undefined : trace.sources[segment[1]];
      add(source ?? NO_SOURCE, end - segment[0]);
    });
    add(NO_SOURCE, index < all.length - 1 ? 1 : 0);
  });
  return counts;
}
