import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { listOwnInputs, listPageInputs } from '../../support/pageCache';
import { hashInputs } from '../../support/tiers/checkCache';

const PAGE = { folder: 'docs/data-grid/sorting', translation: undefined };

/** A copy of all that decides about a page, so that the project's own files stay as they are. */
let copy: string;
beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'page-inputs-'));
  for (const file of [...listPageInputs(PAGE), 'package-lock.json'])
    fs.cpSync(path.join(SITE_DIR, file), path.join(copy, file), { recursive: true });
});
afterEach(() => fs.rmSync(copy, { recursive: true }));

const hash = () => hashInputs({ files: listPageInputs(PAGE) }, copy);
const change = (file: string, edit: (text: string) => string) => {
  const target = path.join(copy, file);
  const text = fs.readFileSync(target, 'utf8');
  expect(edit(text)).not.toBe(text);
  fs.writeFileSync(target, edit(text));
};
const addLine = (text: string) => `${text}\n`;

test.each([
  ['a demo of the page', 'docs/data-grid/sorting/SortByRank.tsx'],
  ['the text of the page', 'docs/data-grid/sorting/sorting.mdx'],
  ['a helper that pages share', 'docs/shared/createServer.ts'],
  ['a design token', 'src/design/tokens.ts'],
  ['a style of the site', 'src/css/prose.css'],
  ['the frame around demos', 'src/features/demo/Demo.tsx'],
  ['the check itself', 'tests/e2e/pages.spec.ts'],
  ['what the check calls', 'tests/support/findAxeProblems.ts'],
])('the result of a page is not kept once %s has changed', (_, file) => {
  const before = hash();
  expect(hash()).toBe(before);
  change(file, addLine);
  expect(hash()).not.toBe(before);
});

test.each(['@mui/x-data-grid', '@mui/material', 'react', 'axe-core', 'luxon'])(
  'nor once the lockfile has another version of %s',
  (name) => {
    const before = hash();
    const entry = new RegExp(`("node_modules/${name}": \\{\\s*"version": ")`);
    change('package-lock.json', (text) => text.replace(entry, '$19'));
    expect(hash()).not.toBe(before);
  },
);

test('a page keeps its result when another page changes', () => {
  const before = hash();
  fs.mkdirSync(path.join(copy, 'docs/data-grid/editing'), { recursive: true });
  fs.writeFileSync(path.join(copy, 'docs/data-grid/editing/Other.tsx'), '');
  expect(hash()).toBe(before);
});

test('a page is due again after a change of its own files and of what its demos import', () => {
  const folder = 'docs/data-grid/clipboard';
  const translation = 'i18n/zh/clipboard.mdx';
  const inputs = listOwnInputs({ folder, translation });
  const own = [folder, translation, 'docs/shared/createRestApi.ts'];
  expect(inputs).toEqual(expect.arrayContaining(own));
  expect(inputs.filter((name) => name.startsWith('src/'))).toEqual([]);
});
