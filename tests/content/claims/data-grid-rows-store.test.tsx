/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import OpenCsvFile from '../../../docs/data-grid/row-definition/OpenCsvFile';
import { parseCsv } from '../../../docs/data-grid/row-definition/parseCsv';
import RowsInStore from '../../../docs/data-grid/row-updates/RowsInStore';
import {
  cellOf,
  inputOf,
  mountGrid,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(120_000);

async function edit(id: number, field: string, value: string) {
  fireEvent.doubleClick(cellOf(id, field));
  fireEvent.change(inputOf(id, field), { target: { value } });
  await settle(250);
  fireEvent.keyDown(inputOf(id, field), { key: 'Enter' });
  await settle(20);
}

claim(
  'rows in a store: edits reach it, and its changes reach the grid',
  {
    'data-grid/row-updates':
      'In `processRowUpdate`, save the edit in the store and return the row that the store then contains. In this demo, the grid and the button below it change the same store',
  },
  async () => {
    render(<RowsInStore />);
    await edit(3, 'pieces', '-4');
    expect(cellOf(3, 'pieces')).toHaveTextContent('0');
    expect(screen.getByRole('status')).toHaveTextContent('Pieces in all orders: 350');
    fireEvent.click(screen.getByText('Order 50 more envelopes'));
    await settle(20);
    expect(cellOf(1, 'pieces')).toHaveTextContent('250');
  },
);

claim(
  'frozen rows can be sorted, edited and updated',
  {
    'data-grid/row-updates':
      'The grid never changes your row objects. It also works with frozen rows, such as those from Immer and Redux Toolkit.',
  },
  async () => {
    const rows = [1, 2, 3].map((id) => Object.freeze({ id, n: 10 - id }));
    const grid = mountGrid({
      rows: Object.freeze(rows),
      columns: [{ field: 'n', type: 'number', editable: true }],
    });
    act(() => grid.api.sortColumn('n', 'asc'));
    await edit(1, 'n', '3');
    act(() => grid.api.updateRows([{ id: 2, n: 1 }]));
    expect(shownIds()).toEqual(['2', '1', '3']);
    expect(rows[0]).toEqual({ id: 1, n: 9 });
  },
);

claim(
  'a file: quotes, line breaks in them, numbers and blank lines',
  {
    'data-grid/row-definition':
      'Parse the file yourself, and create columns and rows from its content.',
  },
  async () => {
    expect(parseCsv('\uFEFFa,b\r\n"x, ""y""\n",2\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\n', '2'],
    ]);
    render(<OpenCsvFile />);
    const input = screen.getByLabelText('CSV file');
    const file = { text: async () => 'Bird,Pairs\nSwift,14\nOwl,2' };
    fireEvent.change(input, { target: { files: [file] } });
    await settle(20);
    expect(shownIds()).toEqual(['0', '1']);
    fireEvent.click(screen.getByText('Pairs'));
    await settle(20);
    expect(shownIds()).toEqual(['1', '0']);
  },
);
