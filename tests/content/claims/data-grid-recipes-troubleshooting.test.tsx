/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import EmptyCells from '../../../docs/data-grid/recipes/troubleshooting/EmptyCells';
import FindUnstableProps from '../../../docs/data-grid/recipes/troubleshooting/FindUnstableProps';
import UnstableIds from '../../../docs/data-grid/recipes/troubleshooting/UnstableIds';
import { cellOf, mountGrid, press, settle } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const FOLDERS = ['x-data-grid', 'x-virtualizer'].map((name) =>
  path.resolve(__dirname, '../../../node_modules/@mui', name),
);

/** All messages are in the compiled sources. */
const sources = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
)
  .join('\n')
  .replaceAll('\\`', '`');

const MESSAGES = [
  'The parent DOM element of the Data Grid has an empty height',
  'The Data Grid component requires all rows to have a unique `id` property',
  'column type only accepts `Date` objects',
  'is not present in the `pageSizeOptions`',
  '`pageSize` cannot exceed 100',
  'You cannot update several rows at once',
  'The `sortModel` can only contain a single item',
  'No filter operator found for column',
  'A call to `processRowUpdate()` threw an error',
  'Could not find the Data Grid context',
  'mode.`',
  'No row with id #',
];

claim(
  'the messages exist',
  {
    'data-grid/recipes/troubleshooting': [
      'The parent DOM element of the Data Grid has an empty height',
      'The Data Grid component requires all rows to have a unique id property',
      'date column type only accepts Date objects',
      'The page size … is not present in the pageSizeOptions',
      'pageSize cannot exceed 100',
      'You cannot update several rows at once',
      'The sortModel can only contain a single item',
      'No filter operator found for column',
      'A call to processRowUpdate() threw an error',
      'Could not find the Data Grid context',
      'The cell with id=… is not in … mode',
      'No row with id … found',
    ],
  },
  () => {
    expect(MESSAGES.filter((message) => !sources.includes(message))).toEqual([]);
  },
);

claim(
  'the hook names changed props',
  {
    'data-grid/recipes/troubleshooting':
      'The hook in this demo lists the props that have changed since the last render',
  },
  () => {
    render(<FindUnstableProps />);
    fireEvent.click(screen.getByText(/Render again/));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Changed: columns, getRowClassName',
    );
    fireEvent.click(screen.getByRole('switch'));
    fireEvent.click(screen.getByText(/Render again/));
    expect(screen.getByRole('status')).toHaveTextContent('No prop has changed.');
  },
);

claim(
  'a path is not a field, and a getter finds the value',
  {
    'data-grid/recipes/troubleshooting': [
      'A `field` is the name of a property, not a path.',
      'The two columns on the right show the solutions',
    ],
  },
  () => {
    render(<EmptyCells />);
    expect(cellOf(1, 'address.city')).toHaveTextContent(/^$/);
    expect(cellOf(1, 'city')).toHaveTextContent('Turku');
    expect(cellOf(1, 'opened')).toHaveTextContent('5/2/2019');
  },
);

claim(
  'with the index as id the selection stays at the position',
  {
    'data-grid/recipes/troubleshooting':
      'If the id is the index, the selection stays at its position instead of following the ticket:',
  },
  async () => {
    render(<UnstableIds />);
    press(cellOf(1, 'ticket'));
    const selected = () => document.querySelector('[aria-selected="true"]')?.textContent;
    expect(selected()).toContain('T-2');
    fireEvent.click(screen.getByText('A ticket arrives'));
    await settle();
    expect(selected()).toContain('T-3');
    fireEvent.click(screen.getByText('Ticket', { selector: 'button' }));
    await settle();
    press(cellOf('T-3', 'ticket'));
    fireEvent.click(screen.getByText('A ticket arrives'));
    await settle();
    expect(selected()).toContain('T-3');
  },
);

claim(
  'a controlled model without a handler does not change',
  {
    'data-grid/recipes/troubleshooting':
      'Clicks on a header do nothing | sortModel is set without onSortModelChange',
  },
  async () => {
    const rows = [{ id: 1 }, { id: 2 }];
    const grid = mountGrid({ rows, columns: [{ field: 'id' }], sortModel: [] });
    act(() => grid.api.sortColumn('id', 'desc'));
    await settle();
    expect(grid.api.getSortModel()).toEqual([]);
  },
);
