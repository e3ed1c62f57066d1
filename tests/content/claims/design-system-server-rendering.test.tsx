import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import dayjs from 'dayjs';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import {
  DateCalendar,
  DateField,
  DatePicker,
  DesktopDatePicker,
  LocalizationProvider,
} from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { RichTreeView } from '@mui/x-tree-view';
import { packageDir } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

/** Claims of docs/design-system/server-rendering about server-rendered HTML. */
const draw = (element: React.ReactElement) =>
  renderToString(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );
const withoutStyles = (html: string) => html.replace(/<style[^]*?<\/style>/g, '');

claim(
  'a grid renders nothing',
  { 'design-system/server-rendering': 'Data Grid | nothing' },
  () => {
    expect(draw(<DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />)).toBe('');
  },
);

claim(
  'a chart is rendered with width and height, and empty without either',
  {
    'design-system/server-rendering':
      'Charts | the chart, if it has a width and a height; otherwise, an empty SVG',
  },
  () => {
    const bar = (size: { width?: number; height?: number }) =>
      draw(<BarChart {...size} series={[{ data: [3] }]} xAxis={[{ data: ['a'] }]} />);
    expect(bar({ width: 300, height: 200 })).toContain('MuiBar-element');
    for (const size of [{}, { height: 200 }, { width: 300 }]) {
      expect(bar(size)).toContain('<svg');
      expect(bar(size)).not.toContain('MuiBar-element');
    }
  },
);

claim(
  'pickers render the field and the calendar',
  { 'design-system/server-rendering': 'Pickers | the field or the calendar' },
  () => {
    const value = dayjs('2027-03-12');
    expect(draw(<DateField defaultValue={value} />)).toContain('2027');
    expect(draw(<DateCalendar defaultValue={value} />)).toContain('March 2027');
  },
);

claim(
  'the picker on the server is the one for a mouse',
  {
    'design-system/server-rendering': 'Pickers: the server renders the desktop variant.',
  },
  () => {
    const value = dayjs('2027-03-12');
    const mouse = draw(<DesktopDatePicker defaultValue={value} />);
    expect(draw(<DatePicker defaultValue={value} />)).toBe(mouse);
  },
);

const items = [
  { id: 'open', label: 'Open', children: [{ id: 'in', label: 'Inside' }] },
  { id: 'shut', label: 'Shut', children: [{ id: 'off', label: 'Hidden' }] },
];

claim(
  'a tree renders the items of expanded branches',
  { 'design-system/server-rendering': 'Tree View | the items of open branches' },
  () => {
    const html = draw(<RichTreeView items={items} defaultExpandedItems={['open']} />);
    expect(html).toContain('Inside');
    expect(html).not.toContain('Hidden');
  },
);

claim(
  'ids of items start with the id of the tree, which is empty on the server',
  {
    'design-system/server-rendering': [
      "Trees: an item's `id` in the HTML begins with the tree's `id`.",
      'Without one, that prefix is empty on the server, so two trees with the same items have duplicate ids until hydration.',
    ],
  },
  () => {
    expect(draw(<RichTreeView items={items} />)).toContain('id="-open"');
    expect(draw(<RichTreeView id="rooms" items={items} />)).toContain('id="rooms-open"');
  },
);

claim(
  'without setup, styles are between the elements',
  {
    'design-system/server-rendering':
      "the server writes elements between the page's elements.",
  },
  () => {
    const html = draw(<RichTreeView items={items} />);
    expect(html).toMatch(/<li[^>]*>.*<style/s);
    expect(withoutStyles(html).length).toBeLessThan(html.length);
  },
);

claim(
  "modules of components are marked with 'use client', index files are not",
  {
    'design-system/server-rendering':
      "The component modules are marked with `'use client'`, but the index files that export them are not.",
  },
  () => {
    const isMarked = (name: string, file: string) =>
      /^['"]use client['"]/m.test(
        fs.readFileSync(path.join(packageDir(name), `${file}.js`), 'utf8').slice(0, 300),
      );
    for (const suffix of ['', '@7'])
      for (const [name, component] of [
        ['x-data-grid', 'DataGrid'],
        ['x-date-pickers', 'DatePicker'],
        ['x-charts', 'BarChart'],
        ['x-tree-view', 'RichTreeView'],
      ] as const) {
        expect(isMarked(`${name}${suffix}`, `${component}/${component}`)).toBe(true);
        expect(isMarked(`${name}${suffix}`, `${component}/index`)).toBe(false);
        expect(isMarked(`${name}${suffix}`, 'index')).toBe(false);
      }
  },
);
