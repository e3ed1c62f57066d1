import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { SITE_DIR } from '../../content/paths/siteDir';
import { generate } from '../../plugins/api-reference/generate';
import { OUTPUT_FOLDER } from '../../plugins/api-reference/constants';
import {
  findDifferences,
  writePages,
} from '../../plugins/api-reference/write/writePages';
import type { ApiIndex } from '../../src/types/api';
import type { Given } from '../cli/parseCommand';

export async function run(given: Given<'api'>): Promise<void> {
  const { args, values } = given;
  const { check, diff, ...others } = values;
  if (diff) {
    const { runDiff } = await import('../api-changes/runDiff');
    return runDiff(given);
  }
  if (args.length > 0 || Object.keys(others).length > 0)
    throw new Error(
      'Two majors, --product, --publish and --json belong to --diff: npm run api -- --diff 7 8',
    );
  const started = performance.now();
  const before = readKnownPages(SITE_DIR);
  const { pages, files, added, notes, problems } = generate({ root: SITE_DIR });
  notes.forEach((note) => console.log(`note: ${note}`));
  // The list is that of the current version; an older one has names that were renamed
  // since.
  if (!isOlderVersion())
    added.forEach(({ product, name }) =>
      console.log(
        `${before.has(`${product} ${name}`) ? 'not in the list' : 'new, not in the list'}: ${product} ${name}`,
      ),
    );
  problems.forEach((problem) => console.error(problem));
  if (check) {
    const differences = findDifferences(SITE_DIR, files);
    differences.forEach((file) => console.error(`differs: docs/api/${file}`));
    if (differences.length > 0)
      throw new Error('Run `npm run api` and commit what it writes.');
    refuse(problems);
    return;
  }
  const written = writePages(SITE_DIR, files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages.length} pages, changed files: ${written.length}, ${seconds} s`);
  refuse(problems);
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(
      `${problems.length} problems of the API reference are listed above. It lacks these parts.`,
    );
}

/** The names that the reference had so far. */
function readKnownPages(siteDir: string): Set<string> {
  const file = path.join(siteDir, OUTPUT_FOLDER, 'index.json');
  if (!fs.existsSync(file)) return new Set();
  const { products } = JSON.parse(readText(file)) as ApiIndex;
  return new Set(
    products.flatMap(({ product, pages }) =>
      pages.map(({ name }) => `${product} ${name}`),
    ),
  );
}
