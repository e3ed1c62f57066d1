/**
 * Each adapter of the pickers augments the date types of all pickers in the same program.
 * So files with adapters other than Day.js are excluded from tsconfig.json, and checked
 * here: the demos library by library, as in an app that uses one.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../content/paths/siteDir';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { typeCheckFiles } from '../support/content/typeCheckFiles';

const ADAPTER = /^(?:import|\}) .*from '@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)'/gm;
const MODULES = path.join(SITE_DIR, 'docs/date-pickers/calendar-systems/modules.d.ts');

const list = (folder: string): string[] =>
  fs
    .readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(SITE_DIR, folder, name));

const adaptersOf = (file: string): string[] => {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(ADAPTER)].map(([, name = '']) => name).sort();
};

const FOLDERS = [
  'docs/date-pickers/adapters-locale',
  'docs/date-pickers/calendar-systems',
];

const others = [
  ...list('docs'),
  ...(isOlderVersion() ? [] : list('tests/content/claims')),
  ...list('src'),
].filter((file) => adaptersOf(file).some((name) => name !== 'AdapterDayjs'));

/** The demos that tsconfig.json excludes, as files or folders, by their adapters. */
const demos = new Map<string, string[]>();
const leftOut = new Set([
  ...FOLDERS.flatMap(list),
  ...others.filter((file) => file.startsWith(path.join(SITE_DIR, 'docs'))),
]);
for (const file of [...leftOut].filter((name) => !name.endsWith('.d.ts'))) {
  const name = adaptersOf(file).join(' and ');
  demos.set(name, [...(demos.get(name) ?? []), file]);
}

test('tsconfig.json excludes every file with an adapter other than Day.js', () => {
  const file = path.join(SITE_DIR, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: object };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, SITE_DIR);
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((each) => fileNames.includes(each))).toEqual([]);
});

test.each([...demos])(
  'the demos with %s type-check',
  (_name, group) => {
    expect(typeCheckFiles(group, [MODULES])).toEqual([]);
  },
  60_000,
);

test('tests with several adapters type-check', () => {
  const tests = others.filter((file) => file.includes('claims'));
  expect(typeCheckFiles(tests, [MODULES])).toEqual([]);
}, 60_000);

test('an error is detected', () => {
  // In version 7 each picker infers its own date type.
  if (isOlderVersion()) return;
  const folder = path.join(SITE_DIR, 'docs/date-pickers/adapters-locale');
  // Both in one program: the value may be of the other library.
  const files = ['MondayFirst.tsx', 'LocalesOfLuxon.tsx'];
  expect(typeCheckFiles(files.map((name) => path.join(folder, name)))).toEqual([
    expect.stringMatching(/LocalesOfLuxon\.tsx: .*Date/),
  ]);
}, 60_000);
