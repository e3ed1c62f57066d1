/**
 * Claims of the migration pages about codemods, tested on samples: `<preset>.before.txt`
 * becomes `<preset>.after.txt`. `UPDATE_FIXTURES=1` updates the latter; review the
 * difference.
 */
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { claim } from '../../support/content/claim';

const CODEMODS = path.join(SITE_DIR, 'node_modules/@mui/x-codemod');

/** Compares the codemods in the preset of a product with its page. */
const compareNames =
  (product: string, ...others: string[]) =>
  () => {
    const folder = path.join(CODEMODS, 'v8.0.0', product);
    const preset = fs.readFileSync(path.join(folder, 'preset-safe/index.js'), 'utf8');
    const names = fs
      .readdirSync(folder)
      .filter((name) => preset.includes(`"../${name}"`));
    expect([...names, ...others, 'preset-safe'].sort()).toEqual(fs.readdirSync(folder));
    const page = `migration-${product}-v7`;
    const text = fs.readFileSync(
      path.join(SITE_DIR, `docs/migration/${page}/${page}.mdx`),
    );
    for (const name of names) expect(text.toString()).toContain(`\`${name}\``);
  };

claim(
  'the page names the codemods in the preset of tree-view',
  {
    'migration/migration-tree-view-v7':
      'The preset consists of two codemods, rename-tree-view-simple-tree-view and rename-tree-item-2',
  },
  compareNames('tree-view'),
);

claim(
  'the page names the codemods in the preset of charts',
  { 'migration/migration-charts-v7': 'The preset consists of ten codemods.' },
  compareNames('charts', 'rename-sparkline-colors-to-color'),
);

claim(
  'the page names the codemods in the preset of pickers',
  {
    'migration/migration-pickers-v7':
      'The preset consists of two codemods, rename-adapter-date-fns-imports and rename-type-imports',
  },
  compareNames('pickers'),
);

claim(
  'the page names the codemods in the preset of data-grid',
  { 'migration/migration-data-grid-v7': 'The preset consists of seven codemods.' },
  compareNames('data-grid'),
);
