/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import AnimateRows from '../../../docs/data-grid/style-recipes/AnimateRows';
import BarsInCells from '../../../docs/data-grid/style-recipes/BarsInCells';
import FlashOnChange from '../../../docs/data-grid/style-recipes/FlashOnChange';
import LinePerDay from '../../../docs/data-grid/style-recipes/LinePerDay';
import PlainTable from '../../../docs/data-grid/style-recipes/PlainTable';
import { has } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3].map((id) => ({ id, name: `n${id}` }));
const columns = [{ field: 'name' }];

const rowOf = (id: number): Element => cellOf(id, 'name').closest('[role="row"]')!;

claim(
  'a bar is as wide as its value, and a text says that it is high',
  {
    'data-grid/style-recipes': [
      '`cellClassName` adds a class to the cell',
      'the word "warning" conveys the same information',
    ],
  },
  () => {
    render(<BarsInCells />);
    expect(cellOf(2, 'level')).toHaveClass('high');
    expect(cellOf(2, 'level')).toHaveTextContent('82 – warning');
    expect(cellOf(1, 'level')).not.toHaveClass('high');
  },
);

claim(
  'a new row fades in once, and a removed row fades out before it is gone',
  {
    'data-grid/style-recipes': [
      'To fade new rows in and deleted rows out, return a class from `getRowClassName`',
      'Keep the class only while the animation runs.',
      'Delete the row from your data after it has faded out, because the grid unmounts deleted rows immediately.',
    ],
  },
  async () => {
    render(<AnimateRows />);
    const row = (id: number) => document.querySelector(`[role="row"][data-id="${id}"]`);
    fireEvent.click(screen.getByText('Add a guest'));
    expect(row(3)).toHaveClass('entering');
    await settle(450);
    expect(row(3)).not.toHaveClass('entering');
    fireEvent.click(screen.getByText('Remove the first guest'));
    expect(row(3)).toHaveClass('leaving');
    await settle(450);
    expect(row(3)).toBeNull();
  },
);

claim(
  'a changed cell flashes, with a new element for each change',
  {
    'data-grid/style-recipes':
      'give it a `key` that changes with the value. React then creates a new element',
  },
  async () => {
    render(<FlashOnChange />);
    const flash = () => cellOf(1, 'bid').querySelector('.flash');
    expect(flash()).toBeNull();
    fireEvent.click(screen.getByText('Next bid'));
    await settle(20);
    const first = flash();
    expect(first).not.toBeNull();
    for (let turn = 0; turn < 3; turn += 1) {
      fireEvent.click(screen.getByText('Next bid'));
      await settle(20);
    }
    expect(cellOf(1, 'bid')).toHaveTextContent('€130');
    expect(flash()).not.toBe(first);
  },
);

claim(
  'the first row of a day has a line, but not at the top of the table',
  {
    'data-grid/style-recipes': [
      'Use `getRowClassName` to mark the first row of each group',
      'Here, `isFirstVisible` avoids a line below the header.',
    ],
  },
  () => {
    render(<LinePerDay />);
    const marked = [...document.querySelectorAll<HTMLElement>('.first-of-day')];
    expect(marked.map(({ dataset }) => dataset.id)).toEqual(['3', '5']);
  },
);

claim(
  'getRowClassName receives the first and the last row of a page',
  { 'data-grid/style-recipes': 'include `isFirstVisible` and `isLastVisible`' },
  () => {
    const getRowClassName: GridProps['getRowClassName'] = ({
      isFirstVisible,
      isLastVisible,
      indexRelativeToCurrentPage,
    }) =>
      `${isFirstVisible ? 'first' : ''} ${isLastVisible ? 'last' : ''} at-${indexRelativeToCurrentPage}`;
    const { api } = mountGrid({ rows, columns, getRowClassName });
    expect(rowOf(1)).toHaveClass('first', 'at-0');
    expect(rowOf(3)).toHaveClass('last', 'at-2');
    act(() => api.sortColumn('name', 'desc'));
    expect(rowOf(3)).toHaveClass('first', 'at-0');
  },
);

claim(
  'cells have their column in data-field, rows their id in data-id',
  {
    'data-grid/style-recipes':
      "Your CSS can target any cell this way, because the `data-id` attribute of each row contains the row's id.",
  },
  () => {
    mountGrid({ rows, columns });
    expect(cellOf(1, 'name')).toHaveAttribute('data-field', 'name');
    expect(rowOf(1)).toHaveAttribute('data-id', '1');
  },
);

test('the plain table has no visible separators, but its role and name', () => {
  render(<PlainTable />);
  expect(screen.getByRole('grid', { name: 'Minerals' })).toBeInTheDocument();
  expect(has('.MuiDataGrid-footerContainer')).toBe(false);
});

claim(
  'the nonce reaches the styles of the grid',
  { 'data-grid/style-recipes': 'pass it as `nonce` both to the grid' },
  () => {
    mountGrid({ rows, columns, nonce: 'abc' });
    expect(document.querySelector('style[nonce="abc"]')).not.toBeNull();
  },
);
