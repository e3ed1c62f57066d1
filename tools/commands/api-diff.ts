/**
 * `npm run api:diff -- <from> <to>`: lists the API changes of the documented packages
 * between two majors, or between two folders with installed packages. `--json` prints all
 * details for tools; `--product=charts` only compares one product.
 */
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { ProductDiff } from '../../src/types/apiChange';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { runCommand } from '../cli/runCommand';
import { diffProduct } from '../api-diff/diffProduct';
import { findRoot } from '../api-diff/findRoot';
import { publishDiffs } from '../api-diff/publishDiffs';
import { renderDiff } from '../api-diff/renderDiff';

const CODEMODS = path.join(SITE_DIR, 'node_modules/@mui/x-codemod');
const PRODUCT_FLAG = '--product=';

/** @throws Error if the arguments specify no packages, or if these cannot be read */
function main(args: readonly string[]): void {
  const [from, to, ...others] = args.filter((one) => !one.startsWith('--'));
  if (!from || !to || others.length > 0)
    throw new Error(
      'api:diff: give two majors or folders, as in `npm run api:diff -- 7 8`.',
    );
  const roots = [from, to].map((one) => findRoot(one, SITE_DIR)) as [string, string];
  const diffs = listProducts(args).flatMap((product): ProductDiff[] => {
    const diff = diffProduct(...roots, product, CODEMODS);
    if (!diff) console.error(`${product}: not in both; left out.`);
    return diff ? [diff] : [];
  });
  if (args.includes('--publish')) publishDiffs(diffs, SITE_DIR).forEach(show);
  else if (args.includes('--json')) console.log(JSON.stringify(diffs, null, 1));
  else diffs.forEach((diff) => console.log(renderDiff(diff)));
}

const show = (file: string) => console.log(`wrote ${file}`);

function listProducts(args: readonly string[]) {
  const requested = args
    .find((one) => one.startsWith(PRODUCT_FLAG))
    ?.slice(PRODUCT_FLAG.length);
  const products = PRODUCT_FOLDERS.filter(
    (one) => requested === undefined || one === requested,
  );
  if (products.length === 0)
    throw new Error(
      `api:diff: "${requested}" is no product; there are ${PRODUCT_FOLDERS.join(', ')}.`,
    );
  return products;
}

runCommand(main, ['--product', '--json', '--publish']);
