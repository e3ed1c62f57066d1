/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  press,
  type GridProps,
} from '../../support/components/mountGrid';
import { dragHeader } from '../../support/components/gridDrag';
import { headerOf, shownFields } from '../../support/components/gridParts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 80 }));
const model: GridColumnGroupingModel = [
  {
    groupId: 'outer',
    children: [{ groupId: 'inner', children: [{ field: 'a' }] }, { field: 'b' }],
  },
  { groupId: 'other', headerName: 'Other', children: [{ field: 'c' }] },
];
const open = (
  columnGroupingModel = model,
  props: Partial<GridProps> = {},
  plan?: 'pro',
) =>
  mountGrid(
    {
      rows: [{ id: 1, a: 'A', b: 'B', c: 'C', d: 'D' }],
      columns,
      columnGroupingModel,
      ...props,
    },
    plan && { plan },
  );
const group = (...fields: string[]): GridColumnGroupingModel => [
  { groupId: 'g', children: fields.map((field) => ({ field })) },
];

claim(
  'the keyboard: arrows go from a header to its group and back',
  {
    'data-grid/column-groups':
      'Users reach it with ↑ from the header below. If a column has fewer group levels than others, the headers above it are empty and have no accessible name.',
  },
  () => {
    open();
    press(cellOf(1, 'b'));
    fireEvent.keyDown(cellOf(1, 'b'), { key: 'ArrowUp' });
    expect(headerOf('b')).toHaveFocus();
    fireEvent.keyDown(headerOf('b'), { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('outer');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement).toHaveAttribute('data-field');
    expect(screen.getAllByRole('columnheader', { name: '' }).length).toBeGreaterThan(0);
  },
);

claim(
  'dragging keeps groups together, unless they are free',
  {
    'data-grid/column-groups':
      "A column stays inside its group, and other columns can't be dropped between the columns of a group. freeReordering removes both limits for a group.",
  },
  () => {
    const after = (isFree: boolean, field: string, over: string[], isLeft = false) => {
      const [first] = group('a', 'b');
      const { unmount } = open(
        [{ ...first, freeReordering: isFree } as never],
        {},
        'pro',
      );
      act(() => dragHeader(headerOf(field), over.map(headerOf), { isLeft }));
      const fields = shownFields().join(' ');
      unmount();
      return fields;
    };
    expect(after(false, 'a', ['b'])).toBe('b a c d');
    expect(after(false, 'a', ['b', 'c'])).toBe('b a c d');
    expect(after(false, 'c', ['b'], true)).toBe('a b c d');
    expect(after(true, 'a', ['b', 'c'])).toBe('b c a d');
    expect(after(true, 'c', ['b'], true)).toBe('a c b d');
  },
);
