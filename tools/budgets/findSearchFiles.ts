import type { RecordedChunk } from '../../plugins/shared/bundleRecord';

/**
 * Modules that are loaded when the search is opened and a letter is typed: one in each
 * script.
 */
const PARTS: readonly RegExp[] = [
  /^src\/features\/search\/panel\/SearchPanel\.tsx$/,
  /^src\/theme\/searchClient\/index\.ts$/,
  /^src\/features\/search\/worker\/searchWorker\.ts$/,
];

/**
 * Finds the scripts that the search needs for its first results. If several have a
 * module, the first one is used: the others are alternatives for other entry points.
 * @throws Error if one is missing
 */
export function findSearchFiles(chunks: readonly RecordedChunk[]): string[] {
  const files = PARTS.flatMap((part) => {
    const found = chunks.find(({ modules }) => modules.some((name) => part.test(name)));
    if (found) return found.files.filter((name) => name.endsWith('.js'));
    throw new Error(
      `No script has the part of the search ${part.source}. Correct tools/budgets/findSearchFiles.ts.`,
    );
  });
  return [...new Set(files)];
}
