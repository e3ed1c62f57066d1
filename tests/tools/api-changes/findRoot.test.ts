import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { acceptsMajor } from '../../../tools/api-changes/findMissingTypes';
import { findRoot } from '../../../tools/api-changes/findRoot';
import { packMajor, type Unpack } from '../../../tools/api-changes/packMajor';

const { version: installed } = JSON.parse(
  fs.readFileSync(path.join(SITE_DIR, 'node_modules/@mui/x-charts/package.json'), 'utf8'),
) as { version: string };

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A registry with a few packages; records the requested ones. */
function createRegistry(packages: Record<string, { manifest: object; types: string }>) {
  const requested: string[] = [];
  const unpack: Unpack = (spec, target) => {
    requested.push(spec);
    const found = packages[spec];
    if (!found) return false;
    fs.mkdirSync(target, { recursive: true });
    fs.writeFileSync(path.join(target, 'package.json'), JSON.stringify(found.manifest));
    fs.writeFileSync(path.join(target, 'index.d.ts'), found.types);
    return true;
  };
  return { requested, unpack };
}

const charts = {
  manifest: {
    name: '@mui/x-charts',
    version: '5.2.0',
    dependencies: { 'made-up': '^1.2.0', clsx: '^2.0.0', unused: '^1.0.0' },
    peerDependencies: { react: '^17.0.2 || ^18.0.0', '@mui/material': '^5.4.1' },
  },
  types: `import * as React from 'react'; import type { Theme } from '@mui/material/styles';
    export declare const x: import('made-up').X; export { clsx } from "clsx";`,
};
const madeUp = {
  manifest: { name: 'made-up', version: '1.3.0', peerDependencies: { react: '^16.0.0' } },
  types: "import 'react'; export type X = 1;",
};
const empty = { manifest: { name: 'other', version: '5.0.0' }, types: '' };

test('the installed major is the project itself', () => {
  const pack = (major: string) => `packed ${major}`;
  const [major = ''] = installed.split('.');
  expect(findRoot(major, SITE_DIR, pack)).toBe(SITE_DIR);
  expect(findRoot('5', SITE_DIR, pack)).toBe('packed 5');
});

test('a frozen major is the one that is installed for it', () => {
  fs.mkdirSync(path.join(folder, 'versioned_packages/version-7'), { recursive: true });
  const pack = (major: string) => `packed ${major}`;
  const install = (_: string, major: number | string) => `installed ${major}`;
  expect(findRoot('7', folder, pack, install)).toBe('installed 7');
  expect(findRoot('6', folder, pack, install)).toBe('packed 6');
});

test('a folder may be named with or without node_modules', () => {
  for (const name of ['.', 'node_modules'])
    expect(findRoot(path.join(SITE_DIR, name), folder)).toBe(SITE_DIR);
});

test('an invalid value is named', () => {
  expect(() => findRoot('v7', folder)).toThrow(/"v7" is neither a major such as 7/);
  expect(() => findRoot(folder, folder)).toThrow(/has none of the documented packages/);
});

test('a major is installed with dependencies of its declarations that the project lacks', () => {
  const { requested, unpack } = createRegistry({
    '@mui/x-charts@5': charts,
    'made-up@^1.2.0': madeUp,
    '@types/react@18': empty,
    '@mui/material@^5.4.1': empty,
  });
  const root = packMajor('5', folder, unpack);
  expect(root).toBe(path.join(folder, '5'));
  const others = requested.filter((spec) => !/^@mui\/x-/.test(spec));
  expect(others.sort()).toEqual([
    '@mui/material@^5.4.1',
    '@types/react@18',
    'made-up@^1.2.0',
  ]);
  expect(fs.existsSync(path.join(root, 'node_modules/made-up/index.d.ts'))).toBe(true);
  requested.length = 0;
  packMajor('5', folder, unpack);
  expect(requested).toEqual([]);
});

test('an aborted download is repeated', () => {
  const { unpack } = createRegistry({ '@mui/x-charts@5': charts });
  const broken: Unpack = (spec, target) => {
    if (spec.startsWith('@types/')) throw new Error('no network');
    return unpack(spec, target);
  };
  expect(() => packMajor('5', folder, broken)).toThrow('no network');
  const { requested, unpack: again } = createRegistry({ '@mui/x-charts@5': charts });
  packMajor('5', folder, again);
  expect(requested).toContain('@mui/x-charts@5');
});

test('a major that was never published', () => {
  expect(() => packMajor('99', folder, () => false)).toThrow(
    /the registry has no package of major 99/,
  );
});

test.each([
  ['^5.16.6 || ^6.0.0 || ^7.0.0', '7.3.11', true],
  ['^17.0.2 || ^18.0.0', '19.3.0', false],
  ['7.29.0', '7.20.0', true],
])('%s takes %s: %s', (range, version, expected) => {
  expect(acceptsMajor(range, version)).toBe(expected);
});
