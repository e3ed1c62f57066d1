import path from 'node:path';
import { checkOptions } from '../cli/checkOptions';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { generate } from '../../plugins/api-reference/generate';
import {
  findDifferences,
  writePages,
} from '../../plugins/api-reference/write/writePages';

const ROOT = path.resolve(__dirname, '../..');

/** `npm run api`: generates the reference; with `--check`, only compares it. */
function main(args: readonly string[]): number {
  checkOptions(args, ['--check']);
  const started = performance.now();
  const { pages, files, added, notes } = generate({ root: ROOT });
  notes.forEach((note) => console.log(`note: ${note}`));
  // The list is that of the current version; an older one has names that were renamed
  // since.
  if (!isOlderVersion())
    added.forEach(({ product, name }) =>
      console.log(`not in the list: ${product} ${name}`),
    );
  if (args.includes('--check')) {
    const differences = findDifferences(ROOT, files);
    differences.forEach((file) => console.error(`differs: docs/api/${file}`));
    if (differences.length > 0)
      console.error('Run `npm run api` and commit what it writes.');
    return differences.length > 0 ? 1 : 0;
  }
  const written = writePages(ROOT, files);
  console.log(
    `${pages.length} pages, ${written.length} files changed, ${seconds(started)} s`,
  );
  return 0;
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
