/**
 * @jest-environment jsdom
 */
import { mountGrid, settle, type GridProps } from '../../support/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ExportGroups from '../../../docs/data-grid/export/ExportGroups';
import ExportOnServer from '../../../docs/data-grid/export/ExportOnServer';

const columns: GridProps['columns'] = [
  { field: 'team' },
  { field: 'name' },
  { field: 'points', type: 'number' },
];
const rows = [
  { id: 1, team: 'a', name: 'x', points: 2 },
  { id: 2, team: 'b', name: 'y', points: 3 },
  { id: 3, team: 'a', name: 'z', points: 5 },
];

const mount = () =>
  mountGrid(
    {
      rows,
      columns,
      initialState: {
        rowGrouping: { model: ['team'] },
        aggregation: { model: { points: 'sum' } },
      },
    },
    { plan: 'premium' },
  );

let saved: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  saved = [];
  names = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file);
      return 'blob:file';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
});

const readText = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const lastText = () => readText(saved.at(-1)!);

test('groups are rows of their own, with totals; closed groups export their rows too', () => {
  const { api } = mount();
  expect(api.getDataAsCsv().split('\r\n').slice(1)).toEqual([
    'a,,,7',
    ',a,x,2',
    ',a,z,5',
    'b,,,3',
    ',b,y,3',
    ',,,10',
  ]);
});

test('an Excel file has the groups as an outline', async () => {
  const { api } = mount();
  const workbook = (await act(() => api.getDataAsExcel()))!;
  const levels: number[] = [];
  workbook.worksheets[0]!.eachRow((row) => levels.push(row.outlineLevel ?? 0));
  expect(levels).toEqual([0, 0, 1, 1, 0, 1, 0]);
});

test('the demo writes rows or totals', async () => {
  render(<ExportGroups />);
  fireEvent.click(screen.getByRole('button', { name: 'Machines' }));
  await settle();
  const machines = await lastText();
  expect(machines.split('\r\n')).toEqual([
    'Branch,Machine,Repairs',
    'Bergen,Excavator,3',
    'Bergen,Forklift,6',
    'Tampere,Crane,1',
    'Tampere,Road roller,2',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Totals of branches' }));
  await settle();
  const totals = await lastText();
  expect(totals.split('\r\n')).toEqual(['Branch,Repairs', 'Bergen,9', 'Tampere,3']);
});

test('the server is asked for all rows; a failed export can be repeated or canceled', async () => {
  render(<ExportOnServer />);
  await act(() => settle(700));
  const start = () => fireEvent.click(screen.getByRole('button', { name: /Export all/ }));
  start();
  await act(() => settle(1700));
  expect(screen.getByRole('status')).toHaveTextContent('failed');
  start();
  fireEvent.click(screen.getByRole('button', { name: /Cancel/ }));
  await act(() => settle(50));
  expect(screen.getByRole('status')).toHaveTextContent('Canceled.');
  start();
  await act(() => settle(1700));
  expect(screen.getByRole('status')).toHaveTextContent('downloaded');
  expect(names).toEqual(['crossings.csv']);
  const text = await lastText();
  expect(text.split('\r\n')).toHaveLength(43);
});
