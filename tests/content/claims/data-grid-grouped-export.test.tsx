/**
 * @jest-environment jsdom
 */
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ExportGroups from '../../../docs/data-grid/export/ExportGroups';
import ExportOnServer from '../../../docs/data-grid/export/ExportOnServer';
import { claim } from '../../support/content/claim';

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

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

let saved: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
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

afterEach(() => jest.useRealTimers());

const readText = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const lastText = () => readText(saved.at(-1)!);

claim(
  'groups are separate rows, with totals; collapsed groups export their rows as well',
  { 'data-grid/export': 'Collapsed groups are exported with all their rows.' },
  () => {
    const { api } = mount();
    expect(api.getDataAsCsv().split('\r\n').slice(1)).toEqual([
      'a,,,7',
      ',a,x,2',
      ',a,z,5',
      'b,,,3',
      ',b,y,3',
      ',,,10',
    ]);
  },
);

claim(
  'the name of a group is in its grouping column',
  { 'data-grid/export': 'Its name is in its grouping column' },
  () => {
    const { api } = mountGrid(
      {
        rows,
        columns,
        rowGroupingColumnMode: 'multiple',
        initialState: { rowGrouping: { model: ['team', 'name'] } },
      },
      { plan: 'premium' },
    );
    expect(api.getDataAsCsv().split('\r\n').slice(0, 3)).toEqual([
      'team,name,team,name,points',
      'a,,,,',
      ',x,,,',
    ]);
  },
);

claim(
  'the demo exports rows or totals',
  {
    'data-grid/export':
      "The type of getRowNode(id) is 'group' for groups and 'leaf' for rows. Each of these two buttons exports one type, with the columns that suit it",
  },
  async () => {
    render(<ExportGroups />);
    fireEvent.click(screen.getByText('Machines'));
    await run();
    const machines = await lastText();
    expect(machines.split('\r\n')).toEqual([
      'Branch,Machine,Repairs',
      'Bergen,Excavator,3',
      'Bergen,Forklift,6',
      'Tampere,Crane,1',
      'Tampere,Road roller,2',
    ]);
    fireEvent.click(screen.getByText('Totals of branches'));
    await run();
    const totals = await lastText();
    expect(totals.split('\r\n')).toEqual(['Branch,Repairs', 'Bergen,9', 'Tampere,3']);
  },
);

claim(
  'the server is asked for all rows; a failed export can be retried or canceled',
  {
    'data-grid/export':
      'Send the filter and the sort order to your server, and have it write the file. In this demo, the first request fails. The button also cancels a request in progress.',
  },
  async () => {
    render(<ExportOnServer />);
    await run(700);
    const start = () => fireEvent.click(screen.getByText(/^Export all/));
    start();
    await run(1700);
    expect(screen.getByRole('status')).toHaveTextContent('failed');
    start();
    fireEvent.click(screen.getByText(/^Cancel/));
    await run(50);
    expect(screen.getByRole('status')).toHaveTextContent('Canceled.');
    start();
    await run(1700);
    expect(screen.getByRole('status')).toHaveTextContent('downloaded');
    expect(names).toEqual(['crossings.csv']);
    const text = await lastText();
    expect(text.split('\r\n')).toHaveLength(43);
  },
);
