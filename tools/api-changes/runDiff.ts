import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { ProductDiff } from '../../src/types/apiChange';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import type { Given } from '../cli/parseCommand';
import { diffProduct } from './diffProduct';
import { findRoot } from './findRoot';
import { publishDiffs } from './publishDiffs';
import { renderDiff } from './renderDiff';

const CODEMODS = path.join(SITE_DIR, 'node_modules/@mui/x-codemod');

/**
 * Lists the API changes of the documented packages between two majors, or between two
 * folders with installed packages.
 * @throws Error if the arguments specify no packages, or if these cannot be read
 */
export function runDiff({ args: [from, to], values }: Given<'api'>): void {
  if (!from || !to)
    throw new Error(
      '--diff: give two majors or folders, as in `npm run api -- --diff 7 8`.',
    );
  const roots = [from, to].map((one) => findRoot(one, SITE_DIR)) as [string, string];
  const diffs = listProducts(values.product).flatMap((product): ProductDiff[] => {
    const diff = diffProduct(...roots, product, CODEMODS, warn);
    if (!diff) console.error(`${product}: not in both; left out.`);
    return diff ? [diff] : [];
  });
  if (values.publish) publishDiffs(diffs, SITE_DIR).forEach(show);
  else if (values.json) console.log(JSON.stringify(diffs, null, 1));
  else diffs.forEach((diff) => console.log(renderDiff(diff)));
}

const warn = ({ message }: Error) => console.error(`note: ${message}`);

const show = (file: string) => console.log(`wrote ${file}`);

function listProducts(requested: string | undefined) {
  const products = PRODUCT_FOLDERS.filter(
    (one) => requested === undefined || one === requested,
  );
  if (products.length === 0)
    throw new Error(
      `--product: "${requested}" is no product; there are ${PRODUCT_FOLDERS.join(', ')}.`,
    );
  return products;
}
