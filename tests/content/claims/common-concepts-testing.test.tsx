/**
 * @jest-environment jsdom
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { render, screen } from '@testing-library/react';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { COMMERCIAL, COMMUNITY, packageDir } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

type Parts = Record<string, React.ComponentType<Record<string, unknown>>>;
const load = (name: string) => jest.requireActual<Parts>(`@mui/${name}`);

const PACKAGES = [...COMMUNITY, ...COMMERCIAL, 'x-license'];

claim(
  'every entry has a CommonJS build, and Jest takes it',
  {
    'common-concepts/testing':
      'Jest loads the CommonJS builds of the packages, so transformIgnorePatterns can keep its default value.',
  },
  () => {
    for (const name of PACKAGES) {
      const manifest = JSON.parse(
        fs.readFileSync(path.join(packageDir(name), 'package.json'), 'utf8'),
      ) as { type: string; exports: Record<string, unknown> };
      expect(manifest.type).toBe('commonjs');
      expect(JSON.stringify(manifest.exports)).not.toMatch(
        /"require":\{"types":"[^"]*","default":"[^"]*\.mjs"/,
      );
      expect(require.resolve(`@mui/${name}`)).toMatch(/[\\/]index\.js$/);
    }
  },
);

for (const flags of ['--eval', '--input-type=module --eval'])
  claim(
    `packages load without a transform: node ${flags}`,
    { 'common-concepts/testing': 'The packages support both modes.' },
    () => {
      const code = PACKAGES.map((name) =>
        flags === '--eval' ? `require('@mui/${name}');` : `import '@mui/${name}';`,
      ).join('\n');
      execFileSync(process.execPath, [...flags.split(' '), code], { cwd: SITE_DIR });
    },
  );

claim(
  'a tree and a picker need no globals',
  { 'common-concepts/testing': 'The components run in Jest and Vitest without mocks.' },
  () => {
    const { RichTreeView } = load('x-tree-view') as { RichTreeView: Parts[string] };
    const { DatePicker, LocalizationProvider } = load('x-date-pickers') as {
      DatePicker: Parts[string];
      LocalizationProvider: Parts[string];
    };
    const { AdapterDayjs } = load('x-date-pickers/AdapterDayjs');
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" />
        <RichTreeView items={[{ id: 'a', label: 'A' }]} />
      </LocalizationProvider>,
    );
    expect(screen.getByRole('group', { name: 'Day' })).toBeDefined();
    expect(screen.getByRole('treeitem', { name: 'A' })).toBeDefined();
  },
);

claim(
  'the grid needs TextEncoder',
  {
    'common-concepts/testing':
      'Importing the Data Grid without TextEncoder throws an error,',
  },
  () => {
    jest.isolateModules(() =>
      expect(() => load('x-data-grid')).toThrow('TextEncoder is not defined'),
    );
    Object.assign(globalThis, { TextEncoder });
    const { DataGrid } = load('x-data-grid') as { DataGrid: Parts[string] };
    render(<DataGrid rows={[{ id: 1, name: 'Wren' }]} columns={[{ field: 'name' }]} />);
    expect(screen.getByRole('gridcell', { name: 'Wren' })).toBeDefined();
  },
);

claim(
  'charts need structuredClone, and are 100 px wide without a width',
  {
    'common-concepts/testing': [
      'as does rendering a chart without structuredClone().',
      'Charts | cannot measure their parent and use 100 px instead, so pass width and height',
    ],
  },
  () => {
    const { BarChart } = load('x-charts') as { BarChart: Parts[string] };
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const series = [{ data: [1, 2] }];
    const size = { width: 300, height: 200 };
    expect(() => render(<BarChart {...size} series={series} />)).toThrow(
      'structuredClone is not defined',
    );
    log.mockRestore();
    Object.assign(globalThis, {
      structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
    });
    const { container, rerender } = render(<BarChart height={200} series={series} />);
    const readBox = () => container.querySelector('svg')?.getAttribute('viewBox');
    expect(readBox()).toBe('0 0 100 200');
    rerender(<BarChart {...size} series={series} />);
    expect(readBox()).toBe('0 0 300 200');
  },
);
