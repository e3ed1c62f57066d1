import type { RecordedChunk } from '../../plugins/framework-patches/bundle-size/BundleRecord';

/** What opening the search and typing a letter brings: a module that is in each script. */
const PARTS: readonly RegExp[] = [
  /^src\/features\/search\/panel\/index\.ts$/,
  /^src\/theme\/searchClient\/index\.ts$/,
  /^src\/features\/search\/worker\/searchWorker\.ts$/,
];

/**
 * The scripts that the search needs for its first results. Where several have a part, a page
 * takes the first: the others have the same modules for another way there.
 * @throws Error if one has gone
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
