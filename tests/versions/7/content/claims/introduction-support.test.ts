import fs from 'node:fs';
import path from 'node:path';
import {
  COMMERCIAL,
  COMMUNITY,
  packageDir,
  readPackage,
} from '../../support/readPackage';

const ALL = [...COMMUNITY, ...COMMERCIAL];

function readSources(name: string): string {
  const dir = path.join(packageDir(name), 'modern');
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'))
    .join('\n');
}

test('versions of Node.js; the packages of a product are of one version', () => {
  for (const name of ALL) {
    expect(readPackage(name)).toMatchObject({
      engines: { node: '>=14.0.0' },
      bugs: { url: 'https://github.com/mui/mui-x/issues' },
    });
    expect(fs.existsSync(path.join(packageDir(name), 'CHANGELOG.md'))).toBe(true);
  }
  for (const name of COMMERCIAL) {
    const below = name.endsWith('-premium')
      ? 'x-data-grid-pro'
      : name.replace(/-pro$/, '');
    const { version } = readPackage(below);
    expect(version).toMatch(/^7\.29\./);
    expect(readPackage(name).dependencies?.[`@mui/${below}`]).toBe(version);
  }
});

test('the newest features that the code calls', () => {
  const sources = ALL.map((name) => [name, readSources(name)] as const);
  const callers = (call: string) =>
    sources.flatMap(([name, text]) => (text.includes(call) ? [name] : []));
  expect(callers('.at(-1)')).toEqual(['x-data-grid']);
  expect(callers('.replaceAll(')).toEqual(['x-data-grid']);
  expect(callers('structuredClone(')).toEqual(['x-data-grid']);
  const grid = sources.find(([name]) => name === 'x-data-grid')?.[1];
  expect(grid).toContain("typeof structuredClone === 'function'");
  const newer = [
    '.toSorted(',
    '.toReversed(',
    '.toSpliced(',
    '.findLast(',
    '.findLastIndex(',
    'Object.hasOwn(',
    'Object.groupBy(',
  ];
  expect(newer.flatMap(callers)).toEqual([]);
});
