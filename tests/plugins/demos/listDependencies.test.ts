import { listDependencies } from '../../../plugins/demos/listDependencies';
import { makeSite, manifest, type TemporarySite } from './support';

let site: TemporarySite;
beforeAll(() => {
  const pkg = (name: string, fields: object = {}) => ({
    [`node_modules/${name}/package.json`]: manifest({ version: '1.0.0', ...fields }),
  });
  site = makeSite({
    'package.json': manifest({
      dependencies: {
        '@mui/material': '7.0.0',
        '@mui/x-date-pickers': '8.0.0',
        dayjs: '1.11.0',
        gone: '1.0.0',
        secret: '1.0.0',
      },
      devDependencies: { luxon: '3.0.0' },
    }),
    ...pkg('react', { version: '19.0.0' }),
    ...pkg('react-dom', { version: '19.0.0', peerDependencies: { react: '^19.0.0' } }),
    ...pkg('@mui/material', {
      version: '7.0.0',
      peerDependencies: { react: '>=17', '@types/react': '>=17' },
      peerDependenciesMeta: { '@types/react': { optional: true } },
    }),
    ...pkg('@mui/x-date-pickers', {
      version: '8.0.0',
      peerDependencies: { '@mui/material': '>=5', dayjs: '^1.10.7', luxon: '^3.0.0' },
      peerDependenciesMeta: { dayjs: { optional: true }, luxon: { optional: true } },
    }),
    ...pkg('@emotion/react', { version: '11.0.0' }),
    ...pkg('@emotion/styled', { version: '11.1.0' }),
    ...pkg('dayjs', { version: '1.11.0' }),
    ...pkg('luxon', { version: '3.0.0' }),
    ...pkg('transitive'),
    ...pkg('secret', { private: true }),
  });
});
afterAll(() => site.remove());

const list = (...specifiers: string[]) =>
  listDependencies(
    specifiers.map((specifier, index) => ({
      specifier,
      line: index + 1,
      file: 'docs/a/Demo.tsx',
    })),
    site.root,
  );

const REACT = { react: '19.0.0', 'react-dom': '19.0.0' };

test('React is always included', () => {
  expect(list()).toEqual(REACT);
});

test('required peers and the styled engine are included, optional peers are not', () => {
  const expected = {
    '@emotion/react': '11.0.0',
    '@emotion/styled': '11.1.0',
    '@mui/material': '7.0.0',
    ...REACT,
  };
  expect(list('@mui/material/Button')).toEqual(expected);
  expect(Object.keys(list('@mui/x-date-pickers'))).toEqual([
    '@emotion/react',
    '@emotion/styled',
    '@mui/material',
    '@mui/x-date-pickers',
    'react',
    'react-dom',
  ]);
});

test.each([
  ['@mui/x-date-pickers/AdapterDayjs', 'dayjs', '1.11.0'],
  ['@mui/x-date-pickers/AdapterLuxon', 'luxon', '3.0.0'],
])('%s adds %s', (specifier, name, version) => {
  expect(list('@mui/x-date-pickers', specifier)).toMatchObject({ [name]: version });
});

test('the packages are sorted by name', () => {
  const names = Object.keys(list('dayjs', '@mui/material'));
  expect(names).toEqual([...names].sort());
});

test.each([
  ['gone', 'docs/a/Demo.tsx:1: "gone" is not an installed package'],
  ['transitive', 'docs/a/Demo.tsx:1: "transitive" is not named in package.json'],
  ['transitive/part', 'npm install --save-exact transitive'],
  ['secret', 'docs/a/Demo.tsx:1: "secret" is private'],
  ['node:fs', '"node:fs" is not published'],
  ['@site/src/lib/x', '"@site/src/lib/x" is not published'],
  ['@docusaurus/Link', 'a demo must run outside this site'],
  ['fs', '"fs" is not named in package.json'],
])('an import of %s is rejected: %s', (specifier, message) => {
  expect(() => list(specifier)).toThrow(message);
});

test('the line of the import is reported', () => {
  expect(() => list('react-dom', 'gone')).toThrow(/^docs\/a\/Demo\.tsx:1: "react-dom"/);
  expect(() => list('dayjs', 'gone')).toThrow(/^docs\/a\/Demo\.tsx:2: "gone"/);
});
