import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { BarChart } from '@mui/x-charts';
import { BarChart as SameBarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  COMMERCIAL,
  COMMUNITY,
  packageDir,
  readPackage,
} from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const ALL = [...COMMUNITY, ...COMMERCIAL];
const SHARED = {
  '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
  '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
  '@emotion/react': '^11.9.0',
  '@emotion/styled': '^11.8.1',
  react: '^17.0.0 || ^18.0.0 || ^19.0.0',
  'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
};
const DATE_LIBRARIES = {
  dayjs: '^1.10.7',
  'date-fns': '^2.25.0 || ^3.2.0 || ^4.0.0',
  luxon: '^3.0.2',
  moment: '^2.29.4',
  'date-fns-jalali': '^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0',
  'moment-hijri': '^2.1.2 || ^3.0.0',
  'moment-jalaali': '^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0',
};

for (const name of ALL)
  claim(
    `the peer dependencies of ${name}`,
    {
      'introduction/installation': [
        'All packages are built on Material UI and share these peer dependencies:',
        'Emotion is marked as optional because Material UI can be configured with a different style engine.',
      ],
    },
    () => {
      const { peerDependencies, peerDependenciesMeta = {} } = readPackage(name);
      const libraries = name.startsWith('x-date-pickers') ? DATE_LIBRARIES : {};
      expect(peerDependencies).toEqual({ ...SHARED, ...libraries });
      const optional = Object.keys(peerDependenciesMeta).sort();
      const expected = ['@emotion/react', '@emotion/styled', ...Object.keys(libraries)];
      expect(optional).toEqual(expected.sort());
    },
  );

claim(
  'the adapters of the table are entries of the pickers',
  {
    'introduction/installation':
      'import its adapter from the folder of the same name, such as @mui/x-date-pickers/AdapterDayjs',
  },
  () => {
    for (const name of [
      'AdapterDayjs',
      'AdapterDateFns',
      'AdapterDateFnsV2',
      'AdapterLuxon',
      'AdapterMoment',
      'AdapterDateFnsJalali',
      'AdapterDateFnsJalaliV2',
      'AdapterMomentHijri',
      'AdapterMomentJalaali',
    ]) {
      expect(fs.existsSync(path.join(packageDir('x-date-pickers'), name))).toBe(true);
    }
  },
);

claim(
  'root and folder export the same component; each entry is a module and CommonJS, with types',
  {
    'introduction/installation': [
      'Every package has a root entry and one entry for each of its own main components.',
      'Both entries export the same component:',
      'Each entry contains an ECMAScript module for import and a CommonJS module for require, with types for both.',
    ],
  },
  () => {
    expect(SameBarChart).toBe(BarChart);
    for (const name of ALL) {
      const entry = JSON.stringify(readPackage(name).exports?.['.']);
      expect(entry).toMatch(/import.*types.*\.mts.*require.*types.*\.ts/);
      expect(fs.existsSync(path.join(packageDir(name), 'locales'))).toBe(
        !name.includes('tree-view'),
      );
    }
  },
);

claim(
  'declarations use syntax of TypeScript 5.0',
  {
    'introduction/installation':
      'Their declaration files use syntax that TypeScript 5.0 introduced (`const` type parameters and `export type *`), so use 5.0 or later.',
  },
  () => {
    const read = (file: string) =>
      fs.readFileSync(
        path.join(packageDir(file.split('/')[0] ?? ''), '..', file),
        'utf8',
      );
    expect(read('x-internals/store/createSelectorType.d.ts')).toMatch(/<const /);
    expect(read('x-charts/themeAugmentation/index.d.ts')).toContain('export type *');
  },
);

claim(
  'server-rendered output',
  {
    'introduction/installation': [
      'Data Grid | nothing; the grid appears in the browser, so set a height on its parent',
      'Charts | an empty SVG unless both width and height are set; set at least height to avoid a layout shift',
      'Date and Time Pickers | the field in its desktop form',
    ],
  },
  () => {
    const columns = [{ field: 'name' }];
    const grid = renderToString(
      <DataGrid
        rows={[{ id: 1, name: 'Amara' }]}
        columns={columns}
        aria-label="People"
      />,
    );
    expect(grid).not.toContain('role="grid"');
    const series = [{ data: [1, 2] }];
    expect(renderToString(<BarChart series={series} height={100} />)).not.toContain(
      '<rect',
    );
    expect(
      renderToString(<BarChart series={series} height={100} width={100} />),
    ).toContain('MuiBarElement-root');
    const picker = renderToString(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Departure" />
      </LocalizationProvider>,
    );
    expect(picker).toContain('MuiPickersTextField-root');
    expect(picker).toContain('Choose date');
  },
);
