import {
  choosePackages,
  describeChoices,
  type PublishedVersion,
} from '../../../../tools/versions/upgrade/choosePackages';
import {
  isInstalled,
  setVersions,
} from '../../../../tools/versions/upgrade/installPackages';
import { parseVersions } from '../../../../tools/versions/upgrade/listVersions';
import { prepareTempDirs } from '../../build/support/tempDir';

const makeDir = prepareTempDirs();

const FILE = {
  dependencies: {
    '@mui/material': '7.3.11',
    '@mui/x-charts': '8.2.0',
    '@mui/x-license': '8.2.0',
    dayjs: '1.11.0',
  },
  devDependencies: {
    '@mui/utils': '7.3.11',
    '@mui/x-codemod': '8.2.0',
  },
};

type Registry = Record<string, (string | PublishedVersion)[]>;

const choose = (registry: Registry) =>
  choosePackages(FILE, 9, (name, range) =>
    (registry[name] ?? [])
      .map((entry) => (typeof entry === 'string' ? { version: entry } : entry))
      .filter(({ version }) => version.startsWith(`${range}.`)),
  ).map(({ name, to, reason }) => [name, to, reason]);

test('the newest version that all documented packages have', () => {
  const why =
    'newest of 9 that all 3 packages have; @mui/x-codemod and @mui/x-license have no later one';
  expect(
    choose({
      '@mui/x-charts': ['8.3.0', '9.1.0', '9.2.0', '9.3.0'],
      '@mui/x-license': ['9.1.0', '9.2.0'],
      '@mui/x-codemod': ['9.2.0'],
    }),
  ).toEqual([
    ['@mui/x-codemod', '9.2.0', why],
    ['@mui/x-charts', '9.2.0', why],
    ['@mui/x-license', '9.2.0', why],
  ]);
});

test('the packages of Material change together, only where a peer demands it', () => {
  const peers = (range: string): Registry => ({
    '@mui/x-charts': [
      {
        version: '9.2.0',
        peerDependencies: { '@mui/material': range, dayjs: '^1.10.0', luxon: '^3.0.0' },
      },
    ],
    '@mui/x-license': ['9.2.0'],
    '@mui/x-codemod': ['9.2.0'],
    '@mui/material': ['7.4.0', '9.0.1', '9.4.0'],
    '@mui/utils': ['9.0.1'],
  });
  expect(choose(peers('^7.3.0 || ^9.0.0'))).toHaveLength(3);
  const why = 'version 9 needs @mui/material ^9.0.0';
  expect(choose(peers('^9.0.0')).slice(3)).toEqual([
    ['@mui/utils', '9.0.1', why],
    ['@mui/material', '9.0.1', why],
  ]);
});

test('packages with the same version and reason share a line', () => {
  const choice = (name: string, reason: string) => ({
    name,
    from: '8.0.0',
    to: '9.1.0',
    reason,
  });
  expect(
    describeChoices([choice('a', 'new'), choice('b', 'a peer'), choice('c', 'new')]),
  ).toEqual(['a 8.0.0, c 8.0.0 → 9.1.0: new', 'b 8.0.0 → 9.1.0: a peer']);
});

test('a major that some packages do not have is reported', () => {
  expect(() => choose({ '@mui/x-charts': ['9.1.0'] })).toThrow(
    /No version of 9 .*@mui\/x-codemod none, @mui\/x-charts 9\.1\.0/,
  );
});

test('versions are set where package.json has them', () => {
  const choices = [
    { name: '@mui/x-charts', from: '', to: '9.2.0', reason: '' },
    { name: '@mui/utils', from: '', to: '9.0.1', reason: '' },
  ];
  expect(JSON.parse(setVersions(JSON.stringify(FILE), choices))).toEqual({
    dependencies: { ...FILE.dependencies, '@mui/x-charts': '9.2.0' },
    devDependencies: { ...FILE.devDependencies, '@mui/utils': '9.0.1' },
  });
});

test('packages are installed once npm has recorded their versions', () => {
  const choices = [{ name: '@mui/x-charts', from: '8.2.0', to: '9.2.0', reason: '' }];
  const record = (version: string) =>
    makeDir({
      'node_modules/.package-lock.json': JSON.stringify({
        packages: { 'node_modules/@mui/x-charts': { version } },
      }),
    });
  expect(isInstalled(record('9.2.0'), choices)).toBe(true);
  expect(isInstalled(record('8.2.0'), choices)).toBe(false);
  expect(isInstalled(makeDir(), choices)).toBe(false);
});

test('what npm prints is sorted', () => {
  const parse = (value: unknown) =>
    parseVersions(JSON.stringify(value)).map(({ version }) => version);
  const versions = ['9.10.0', '9.2.1', '9.2.0'];
  const sorted = versions.toReversed();
  expect(parse(versions)).toEqual(sorted);
  expect(parse(versions.map((version) => ({ version })))).toEqual(sorted);
  expect(parse(versions[0])).toEqual(['9.10.0']);
  expect(parseVersions('')).toEqual([]);
});
