import path from 'node:path';
import { checkOptions } from '../../tools/cli/checkOptions';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { generate } from './generate';
import { findDifferences, writePages } from './write/writePages';

const ROOT = path.resolve(__dirname, '../..');

/** Component whose reading time the benchmark prints, besides that of all pages. */
const SAMPLE = 'BarChart';

/** `npm run api`: writes the reference; `--check` compares only, `--bench` measures only. */
function main(args: readonly string[]): number {
  checkOptions(args, ['--check', '--bench']);
  if (args.includes('--bench')) return bench();
  const started = performance.now();
  const { pages, files, added, notes } = generate({ root: ROOT });
  notes.forEach((note) => console.log(`note: ${note}`));
  // The list is that of the current version; an older one has what was renamed since.
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

function bench(): number {
  const all = performance.now();
  const { pages } = generate({ root: ROOT });
  console.log(`all packages: ${pages.length} pages in ${seconds(all)} s`);
  const one = performance.now();
  generate({ root: ROOT, only: [SAMPLE] });
  console.log(`${SAMPLE} alone: ${seconds(one)} s`);
  return 0;
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
