import fs from 'node:fs';
import path from 'node:path';
import {
  COMMERCIAL,
  COMMUNITY,
  packageDir,
  readPackage,
} from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const ALL = [...COMMUNITY, ...COMMERCIAL];
const BELOW = ['x-internals', 'x-virtualizer', 'x-internal-gestures', 'x-license'];

function readSources(name: string): string {
  const dir = packageDir(name);
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.includes('node_modules'))
    .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'))
    .join('\n');
}

const sources = new Map([...ALL, ...BELOW].map((name) => [name, readSources(name)]));
const callers = (call: string) =>
  [...sources].flatMap(([name, text]) => (text.includes(call) ? [name] : []));

claim(
  'versions of Node.js, and one version for all packages',
  {
    'introduction/support': [
      'Node.js | 14 or later; 14.17 or later for @mui/x-data-grid-premium',
      'Each Pro or Premium package depends on the lower-plan packages at exactly its own version, so mixing versions brings a second copy of the components into your bundle.',
      'Each package contains a CHANGELOG.md.',
    ],
  },
  () => {
    const { version } = readPackage('x-data-grid');
    for (const name of ALL) {
      const node = name === 'x-data-grid-premium' ? '>=14.17.0' : '>=14.0.0';
      expect(readPackage(name)).toMatchObject({
        version,
        engines: { node },
        bugs: { url: 'https://github.com/mui/mui-x/issues' },
      });
      expect(fs.existsSync(path.join(packageDir(name), 'CHANGELOG.md'))).toBe(true);
    }
    for (const name of COMMERCIAL) {
      const below = name.endsWith('-premium')
        ? 'x-data-grid-pro'
        : name.replace(/-pro$/, '');
      expect(readPackage(name).dependencies?.[`@mui/${below}`]).toBe(version);
    }
  },
);

claim(
  'the newest features that the code calls, and their callers',
  {
    'introduction/support': [
      'These are the newest features that the code calls without a fallback:',
      'Array.prototype.at() | Data Grid, Charts',
      'Object.hasOwn() | Data Grid, Charts',
      '`Array.prototype.findLast()`, `findLastIndex()` | chart axes, zoom in Pro charts',
      '`structuredClone()` | chart gestures',
      'Array.prototype.toSorted(), toReversed(), toSpliced() | Data Grid Premium (aggregation, assistant), funnel chart',
    ],
  },
  () => {
    expect(callers('.toSorted(')).toEqual(['x-charts-pro', 'x-data-grid-premium']);
    expect(callers('.toReversed(')).toEqual(['x-charts-pro']);
    expect(callers('.toSpliced(')).toEqual(['x-data-grid-premium']);
    expect(callers('.findLast(')).toEqual(['x-charts', 'x-charts-pro']);
    expect(callers('.findLastIndex(')).toEqual(['x-charts']);
    expect(callers('Object.hasOwn(')).toEqual(
      expect.arrayContaining(['x-data-grid', 'x-charts', 'x-virtualizer']),
    );
    expect(callers('.at(-1)')).toEqual(
      expect.arrayContaining(['x-charts', 'x-virtualizer']),
    );
    expect(callers('structuredClone(')).toEqual(['x-data-grid', 'x-internal-gestures']);
    expect(sources.get('x-data-grid')).toContain("typeof structuredClone === 'function'");
  },
);

claim(
  'nothing newer is called',
  {
    'introduction/support':
      'These are the newest features that the code calls without a fallback:',
  },
  () => {
    const newer = [
      'Object.groupBy(',
      'Map.groupBy(',
      'Promise.withResolvers(',
      'Promise.try(',
      'Array.fromAsync(',
      'AbortSignal.any(',
      '.isWellFormed(',
      '.symmetricDifference(',
      '.isSubsetOf(',
    ];
    expect(newer.flatMap(callers)).toEqual([]);
  },
);

claim(
  'some console messages contain the license key',
  { 'introduction/support': 'Some console messages contain it.' },
  () => {
    expect(sources.get('x-license')).toContain('Installed license key: ${licenseKey}');
  },
);

claim(
  'the Sankey chart calls an iterator helper',
  {
    'introduction/support':
      '`Iterator.prototype.toArray()` | Sankey chart | 122 | 131 | 18.4',
  },
  () => expect(callers('.values().toArray()')).toEqual(['x-charts-pro']),
);
