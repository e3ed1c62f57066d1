import fs from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../../plugins/api-reference/constants';
import { SITE_DIR } from '../../content/paths/siteDir';
import {
  readComparison,
  type TableComparison,
} from '../../plugins/comparisons/readComparison';
import { toTable } from '../../plugins/comparisons/toTable';
import { readApi } from '../support/components/readApi';

const PACKAGE_DIR = path.join(SITE_DIR, 'node_modules');

interface Manifest {
  license: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const readManifest = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(PACKAGE_DIR, name, 'package.json'), 'utf8'));

interface Line {
  plan: string | undefined;
  cells: string[];
}

/** English cells of a table in `docs`, without backticks. */
function readLines(name: string, columns?: string[]): Line[] {
  const folder = path.join(SITE_DIR, 'docs', path.dirname(name));
  const table = readComparison(folder, path.basename(name)) as TableComparison;
  return toTable(table, { language: 'en', columns }).rows.map(({ plan, cells }) => ({
    plan,
    cells: cells.map((cell) => (cell ?? '').replaceAll('`', '')),
  }));
}

const namesIn = (cell: string): string[] => cell.match(/\b[A-Z]\w+[a-z]\b/g) ?? [];

describe('adapters of date libraries', () => {
  const lines = readLines('date-pickers/getting-started/adapters');
  const folder = path.join(PACKAGE_DIR, '@mui/x-date-pickers');

  test('are all that the package has', () => {
    const there = fs
      .readdirSync(folder)
      .filter((each) => /^Adapter(?!.*Base$)/.test(each));
    expect(lines.map(({ cells }) => cells[0]).sort()).toEqual(there.sort());
  });

  test('accept the versions in its peer dependencies', () => {
    const accepted: Record<string, string[]> = {};
    for (const { cells } of lines)
      (accepted[cells[1] ?? ''] ??= []).push(...(cells[2] ?? '').split(', '));
    const peers = readManifest('@mui/x-date-pickers').peerDependencies;
    for (const [library, versions] of Object.entries(accepted))
      expect([library, versions.sort()]).toEqual([
        library,
        peers[library]?.split(' || ').sort(),
      ]);
  });

  test.each(lines.map(({ cells }) => [cells[0], cells[5]]))(
    '%s supports time zones: %s',
    (adapter, stated) => {
      const readSource = (name: string) =>
        fs.readFileSync(path.join(folder, name, `${name}.js`), 'utf8');
      const own = readSource(adapter!);
      const source = own.includes('isTimezoneCompatible')
        ? own
        : readSource('AdapterDateFnsBase');
      expect(source).toContain(`isTimezoneCompatible = ${stated !== 'no'};`);
    },
  );
});

describe('peer dependencies', () => {
  /** `^5.15.14 || ^6.0.0` as pages write it: `5 from 5.15.14 or 6`. */
  const toWords = (range: string): string =>
    range
      .split(' || ')
      .map((each) =>
        each.replace(/^\^(\d+)\.(\d+\.\d+)$/, (_, major: string, rest: string) =>
          rest === '0.0' ? major : `${major} from ${major}.${rest}`,
        ),
      )
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ');

  test.each(PACKAGES.map(({ name }) => name))('of %s', (name) => {
    const { peerDependencies, peerDependenciesMeta = {} } = readManifest(name);
    for (const { cells } of readLines('introduction/installation/peers'))
      for (const peer of (cells[0] ?? '').split(', ')) {
        const optional = peerDependenciesMeta[peer]?.optional ? ', optional' : '';
        expect(`${peer}: ${toWords(peerDependencies[peer] ?? '')}${optional}`).toBe(
          `${peer}: ${cells[1]}`,
        );
      }
  });
});

describe('the installation page', () => {
  const page = path.join(SITE_DIR, 'docs/introduction/installation/installation.mdx');
  const choices = [
    ...fs
      .readFileSync(page, 'utf8')
      .matchAll(/<InstallChoice package="(.+)">([^]*?)<\/InstallChoice>/g),
  ].map(([, name = '', content = '']): [string, string] => [name, content]);

  test('has a choice for each package', () => {
    expect(choices.map(([name]) => name)).toEqual(PACKAGES.map(({ name }) => name));
  });

  test.each(choices)('%s: the command has all peers', (name, content) => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(name);
    // Emotion is optional only with another style engine. Pickers need one date library.
    const needed = Object.keys(peerDependencies).filter(
      (peer) =>
        !/^react(-dom)?$/.test(peer) &&
        (!peerDependenciesMeta?.[peer]?.optional || peer.startsWith('@emotion/')),
    );
    const [, command = ''] = /^npm install (.+)$/m.exec(content) ?? [];
    expect(command.split(' ').sort()).toEqual(
      [
        name,
        ...needed,
        ...('dayjs' in peerDependencies ? ['dayjs'] : []),
        ...('@mui/x-license' in dependencies ? ['@mui/x-license'] : []),
      ].sort(),
    );
  });

  test.each(choices)('%s: its first component imports it', (name, content) => {
    expect(content).toMatch(new RegExp(`^import .* from '${name}';$`, 'm'));
    expect(content).toMatch(/^```tsx .*check$/m);
  });
});

describe('licenses', () => {
  const stated = [
    ...readLines('introduction/licensing/licenses', ['packages', 'license']),
    ...readLines('data-grid/overview/packages', ['package', 'license']),
  ].flatMap(({ cells: [names = '', license = ''] }) =>
    names.split(', ').map((name): [string, string] => [name, license]),
  );
  test.each(stated)('%s: %s', (name, license) => {
    expect(license.startsWith('MIT')).toBe(readManifest(name).license === 'MIT');
  });
});

describe('components have the plan of their row:', () => {
  const tables: [string, string][] = [
    ['date-pickers/overview/components', 'date-pickers'],
    ['charts/overview/kinds', 'charts'],
  ];
  const stated = tables.flatMap(([table, product]) =>
    readLines(table).flatMap(({ plan, cells }) =>
      cells
        .slice(1)
        .flatMap((cell) =>
          namesIn(cell).map((name): [string, string, string | null] => [
            name,
            product,
            plan ?? null,
          ]),
        ),
    ),
  );
  const forms = (table: string, plan: string | null) =>
    readLines(`date-pickers/base-concepts/${table}`).flatMap(({ cells }) =>
      cells
        .slice(1)
        .flatMap((cell) =>
          namesIn(cell).map((name): [string, string, string | null] => [
            name,
            'date-pickers',
            plan,
          ]),
        ),
    );
  test.each([...stated, ...forms('forms', null), ...forms('rangeForms', 'pro')])(
    '%s of %s: %s',
    (name, product, plan) => {
      expect(readApi(name, product).plan).toBe(plan);
    },
  );
});
