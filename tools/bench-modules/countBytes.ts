import {
  decodedMappings,
  TraceMap,
  type SourceMapInput,
} from '@jridgewell/trace-mapping';

/** What no source stands behind, such as the bundler's own code. */
export const NO_SOURCE = '';

/**
 * How much of a script comes from which source.
 * @param script as it was written
 * @param map its source map
 * @returns path of a source, as the bundler names it, to characters of the script
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
    // Before the first mapping nothing is known.
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
