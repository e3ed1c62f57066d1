import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { SITE_DIR } from '../../content/paths/siteDir';
import { generate } from '../../plugins/api-reference/generate';
import {
  findDifferences,
  writePages,
} from '../../plugins/api-reference/write/writePages';
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
  const { pages, files, added, notes } = generate({ root: SITE_DIR });
  notes.forEach((note) => console.log(`note: ${note}`));
  // The list is that of the current version; an older one has names that were renamed
  // since.
  if (!isOlderVersion())
    added.forEach(({ product, name }) =>
      console.log(`not in the list: ${product} ${name}`),
    );
  if (check) {
    const differences = findDifferences(SITE_DIR, files);
    differences.forEach((file) => console.error(`differs: docs/api/${file}`));
    if (differences.length > 0)
      throw new Error('Run `npm run api` and commit what it writes.');
    return;
  }
  const written = writePages(SITE_DIR, files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages.length} pages, changed files: ${written.length}, ${seconds} s`);
}
