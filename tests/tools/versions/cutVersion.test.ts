import fs from 'node:fs';
import path from 'node:path';
import { cutVersion, type Cut } from '../../../tools/versions/cut/cutVersion';
import { prepareTempDirs } from '../build/support/tempDir';
import { commitAll, listUncommitted } from './support/commitAll';
import { NAV, PROJECT_FILES } from './support/projectFiles';

const makeDir = prepareTempDirs();

function makeProject(files: Record<string, string> = {}): string {
  const siteDir = makeDir({ ...PROJECT_FILES, ...files });
  commitAll(siteDir, 'Begin');
  return siteDir;
}

let output: string[] = [];
beforeEach(() => {
  output = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text));
});
afterEach(() => jest.restoreAllMocks());

const cut = (siteDir: string, more: Partial<Cut> = {}) =>
  cutVersion({
    siteDir,
    name: '8',
    navSources: NAV,
    dryRun: false,
    checks: [],
    makeSteps: () => [],
    ...more,
  });

const read = (siteDir: string, file: string) =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

test('a cut freezes pages, translations and navigation, and opens the next version', async () => {
  const siteDir = makeProject();
  await cut(siteDir);
  expect(listUncommitted(siteDir).sort()).toEqual(
    [
      ' M src/config/versions.ts',
      '?? i18n/zh/docusaurus-plugin-content-docs/version-8/charts/bars/bars.mdx',
      '?? i18n/zh/docusaurus-plugin-content-docs/version-8/navigation.json',
      '?? versioned_docs/version-8/api/index.json',
      '?? versioned_docs/version-8/charts/bars/Bars.tsx',
      '?? versioned_docs/version-8/charts/bars/bars.mdx',
      '?? versioned_docs/version-8/charts/overview/overview.mdx',
      '?? versioned_packages/version-8/package.json',
      '?? versioned_sidebars/version-8.json',
    ].sort(),
  );
  expect(read(siteDir, 'versioned_docs/version-8/charts/bars/bars.mdx')).toBe(
    'Bars of 8',
  );
  const group = NAV[0]!.entries[0]!;
  const written = { ...group, children: group.children!.slice(0, 2) };
  expect(JSON.parse(read(siteDir, 'versioned_sidebars/version-8.json'))).toEqual([
    { file: 'src/nav/charts.ts', entries: [written, NAV[0]!.entries[1]] },
  ]);
  expect(read(siteDir, 'src/config/versions.ts')).toContain(
    "[\n  { major: 9, label: 'v9', status: 'current' },\n  { major: 8, label: 'v8', status: 'maintained' },\n  { major: 7,",
  );
  expect(JSON.parse(read(siteDir, 'versioned_packages/version-8/package.json'))).toEqual({
    name: 'version-8',
    version: '8.0.0',
    private: true,
    dependencies: {
      '@mui/material': '7.3.11',
      '@mui/x-charts': '8.2.0',
      '@mui/x-license': '8.2.0',
      dayjs: '1.11.0',
    },
    overrides: { dayjs: '1.11.0' },
  });
  expect(fs.readdirSync(path.join(siteDir, '.cache'))).toEqual([]);
});

test('steps work in a complete copy, and their output is taken over', async () => {
  const siteDir = makeProject();
  await cut(siteDir, {
    makeSteps: (copy) => [
      {
        title: 'Looking',
        puts: 'package-lock.json',
        run: () => {
          expect(listUncommitted(siteDir)).toEqual([]);
          expect(read(copy, 'versioned_docs/version-8/charts/bars/bars.mdx')).toBe(
            'Bars of 8',
          );
          expect(read(copy, 'node_modules/@mui/x-charts/package.json')).toContain(
            '8.2.0',
          );
          fs.writeFileSync(path.join(copy, 'package-lock.json'), '{ "new": true }\n');
        },
      },
      {
        title: 'Building',
        keeps: 'build-versions/v8',
        run: () => {
          fs.mkdirSync(path.join(copy, 'build-versions/v8'), { recursive: true });
          fs.writeFileSync(path.join(copy, 'build-versions/v8/index.html'), 'new');
        },
      },
    ],
  });
  expect(read(siteDir, 'package-lock.json')).toContain('new');
  expect(read(siteDir, 'build-versions/v8/index.html')).toBe('new');
});

test('a dry run prints the plan and changes nothing', async () => {
  const siteDir = makeProject();
  await cut(siteDir, { dryRun: true });
  expect(listUncommitted(siteDir)).toEqual([]);
  expect(output.join('\n')).toContain('versioned_docs/version-8: 4 files, 1 kB');
  expect(output.join('\n')).toContain('@mui/x-charts 8.2.0');
});

test('a failing check or step leaves the project unchanged', async () => {
  const siteDir = makeProject();
  const fail = (text: string) => ({
    title: text,
    run: () => {
      throw new Error(text);
    },
  });
  await expect(cut(siteDir, { checks: [fail('one'), fail('two')] })).rejects.toThrow(
    'one\ntwo',
  );
  await expect(cut(siteDir, { makeSteps: () => [fail('three')] })).rejects.toThrow(
    'three',
  );
  expect(listUncommitted(siteDir)).toEqual([]);
  expect(fs.readdirSync(path.join(siteDir, '.cache'))).toEqual([]);
});

test('a file that cannot be written leaves the project unchanged', async () => {
  const siteDir = makeProject();
  const step = { title: 'Working', run: () => undefined, puts: 'src/missing.ts' };
  await expect(cut(siteDir, { makeSteps: () => [step] })).rejects.toThrow('missing.ts');
  expect(listUncommitted(siteDir)).toEqual([]);
  expect(fs.existsSync(path.join(siteDir, 'versioned_docs/version-8'))).toBe(false);
});

test.each([
  ['v8', '"v8" is no version; a version is a whole number. The current version is 8'],
  ['08', '"08" is no version'],
  ['9', 'Version 9 is not in src/config/versions.ts. Only the current version'],
  ['7', 'Version 7 was cut already; its pages are in versioned_docs/version-7.'],
  ['6', 'Version 6 is archived. npm run version:archive -- 6 --restore brings it back'],
])('version %s is rejected', async (name, message) => {
  await expect(cut(makeProject(), { name })).rejects.toThrow(message);
});

test('all obstacles are reported at once', async () => {
  const siteDir = makeProject({
    'versioned_sidebars/version-8.json': '[]',
    'versioned_packages/version-8/package.json': '{}',
    'versioned_docs/version-8/charts/bars/bars.mdx': '',
  });
  fs.writeFileSync(path.join(siteDir, 'new.txt'), '');
  await expect(cut(siteDir)).rejects.toThrow(
    /not committed: new\.txt[^]*versioned_docs\/version-8 is there already[^]*version-8\.json is there already[^]*versioned_packages\/version-8 is there already/,
  );
});

test('packages of another major are rejected', async () => {
  const text = PROJECT_FILES['package.json']!.replace(
    '"@mui/x-charts": "8.2.0"',
    '"@mui/x-charts": "9.0.0"',
  );
  await expect(cut(makeProject({ 'package.json': text }))).rejects.toThrow(
    'package.json asks for @mui/x-charts 9.0.0, which is not of version 8',
  );
});
