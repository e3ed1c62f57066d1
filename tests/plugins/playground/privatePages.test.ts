import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  createPrivatePage,
  pagesOptions,
} from '../../../plugins/playground/privatePages';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

test('creates a page that is a component', () => {
  const file = createPrivatePage('grid-with-2-tabs', siteDir, fs);
  expect(path.relative(siteDir, file)).toBe(
    path.join('src/pages/playground/private-grid-with-2-tabs/index.tsx'),
  );
  expect(fs.readFileSync(file, 'utf8')).toContain(
    'export default function GridWith2TabsPage()',
  );
});

test.each([undefined, '', 'Grid', 'a b', '../a', 'a--b', '-a', 'private/a'])(
  'explains the valid names, given %j',
  (name) => {
    expect(() => createPrivatePage(name, siteDir, fs)).toThrow(
      'npm run demo:new -- --playground',
    );
    expect(fs.readdirSync(siteDir)).toEqual([]);
  },
);

test('does not change an existing page', () => {
  const file = createPrivatePage('a', siteDir, fs);
  fs.writeFileSync(file, 'mine');
  expect(() => createPrivatePage('a', siteDir, fs)).toThrow('exists already');
  expect(fs.readFileSync(file, 'utf8')).toBe('mine');
});

test('production excludes private pages, development does not', () => {
  expect(pagesOptions(true).exclude).toContain('playground/private-*/**');
  expect(pagesOptions(false).exclude).not.toContain('playground/private-*/**');
  expect(pagesOptions(false).exclude).toContain('**/_*/**');
});
