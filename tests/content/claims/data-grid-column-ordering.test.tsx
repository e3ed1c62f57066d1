/**
 * @jest-environment jsdom
 */
import { cellOf, mountGrid, type GridProps } from '../../support/components/mountGrid';
import { dragHeader } from '../../support/components/gridDrag';
import { headerOf, shownFields } from '../../support/components/gridParts';
import { act } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
import type { GridColDef, GridApiPro } from '@mui/x-data-grid-pro';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 80 }));
const rows = [{ id: 1 }];

function open(props: Partial<GridProps> = {}) {
  const received: string[] = [];
  const mounted = mountGrid(
    {
      rows,
      columns,
      onColumnOrderChange: ({ column, oldIndex, targetIndex }) =>
        received.push(`order ${column.field} ${oldIndex}>${targetIndex}`),
      ...props,
    },
    { plan: 'pro' },
  );
  const api = mounted.api as unknown as GridApiPro;
  api.subscribeEvent('columnIndexChange', ({ column, targetIndex }) =>
    received.push(`index ${column.field} ${targetIndex}`),
  );
  const drag = (field: string, over: string[], options = {}) =>
    dragHeader(headerOf(field), over.map(headerOf), options);
  return { ...mounted, api, received, drag };
}

claim(
  'a drag: columns move at each step, with one callback at the drop',
  {
    'data-grid/column-ordering': [
      'The columns move while the user drags. If users drop a column outside the grid, it returns to its old position',
      'The callback receives the column, its oldIndex, and its targetIndex.',
      'onColumnOrderChange also runs if users drop a column at its old position, but not if they drop it outside the grid and it returns.',
      'Dragging also fires columnIndexChange at each step.',
    ],
  },
  () => {
    const { received, drag } = open();
    drag('a', ['b', 'c']);
    expect(shownFields()).toEqual(['b', 'c', 'a', 'd']);
    expect(received.splice(0)).toEqual(['index a 1', 'index a 2', 'order a 0>2']);
    drag('d', []);
    expect(received.splice(0)).toEqual(['order d 3>3']);

    drag('b', ['c'], { isOutside: true });
    expect(shownFields()).toEqual(['b', 'c', 'a', 'd']);
    expect(received).toEqual(['index b 1', 'index b 0']);
  },
);

claim(
  'a drop outside keeps the position with keepColumnPositionIfDraggedOutside',
  {
    'data-grid/column-ordering':
      'If users drop a column outside the grid, it returns to its old position; with `keepColumnPositionIfDraggedOutside`, it stays at its last position.',
  },
  () => {
    const { drag, received } = open({ keepColumnPositionIfDraggedOutside: true });
    drag('a', ['b'], { isOutside: true });
    expect(shownFields()).toEqual(['b', 'a', 'c', 'd']);
    expect(received).toEqual(['index a 1', 'order a 0>1']);
    expect(defaultOf('DataGridPro', 'keepColumnPositionIfDraggedOutside')).toBe('false');
  },
);

claim(
  'columns that cannot be dragged, and columns that cannot be passed',
  {
    'data-grid/column-ordering': [
      "To prevent users from dragging a column, set disableReorder: true. If the column is first or last, they can't drag other columns past it either.",
      'disableColumnReorder on the grid turns off dragging for all columns.',
      'A column with disableReorder in the middle of the row still moves when users drag other columns past it.',
      "A column can't be dragged into, out of, or within the pinned columns.",
      "The selection and detail panel columns that the grid adds can't be dragged.",
    ],
  },
  () => {
    const at = (index: number) =>
      columns.map((column, each) => ({ ...column, disableReorder: each === index }));
    const { drag, update, unmount } = open();
    // A new array of columns has its own order again.
    const result = (props: Partial<GridProps>, ...args: Parameters<typeof drag>) => {
      update({ columns: [...columns], ...props });
      drag(...args);
      return shownFields().join(' ');
    };
    expect(result({ columns: at(0) }, 'a', ['b'])).toBe('a b c d');
    expect(result({ columns: at(0) }, 'b', ['a'], { isLeft: true })).toBe('a b c d');
    expect(result({ columns: at(3) }, 'c', ['d'])).toBe('a b c d');
    expect(result({ columns: at(1) }, 'a', ['b', 'c'])).toBe('b c a d');
    expect(result({ disableColumnReorder: true }, 'a', ['b'])).toBe('a b c d');

    const pinned = { pinnedColumns: { left: ['a', 'b'] } };
    expect(result(pinned, 'a', ['b'])).toBe('a b c d');
    expect(result(pinned, 'b', ['c'])).toBe('a b c d');
    expect(result(pinned, 'c', ['b'], { isLeft: true })).toBe('a b c d');
    unmount();

    const checked = open({ checkboxSelection: true });
    checked.drag('__check__', ['a']);
    expect(shownFields()).toEqual(['__check__', 'a', 'b', 'c', 'd']);
  },
);

claim(
  'neighbors that cannot be dragged move as well, but not at an end',
  {
    'data-grid/column-ordering': [
      "If the column is first or last, they can't drag other columns past it either.",
      'A column with disableReorder in the middle of the row still moves when users drag other columns past it.',
    ],
  },
  () => {
    const { update } = open();
    const result = (locked: string[], field: string, over: string[], isLeft = false) => {
      return [headerOf, (name: string) => cellOf(1, name)].map((elementOf) => {
        update({
          columns: columns.map((column) => ({
            ...column,
            disableReorder: locked.includes(column.field),
          })),
        });
        dragHeader(headerOf(field), over.map(elementOf), { isLeft });
        return shownFields().join(' ');
      });
    };
    const passed = ['b c d a', 'b c d a'];
    expect(result(['b', 'c'], 'a', ['b', 'c', 'd'])).toEqual(passed);
    expect(result(['b', 'c'], 'd', ['c', 'b', 'a'], true)).toEqual([
      'd a b c',
      'd a b c',
    ]);
    const unchanged = ['a b c d', 'a b c d'];
    expect(result(['a', 'b'], 'c', ['b', 'a'], true)).toEqual(unchanged);
    expect(result(['c', 'd'], 'b', ['c', 'd'])).toEqual(unchanged);
  },
);

claim(
  'the order: initial, set by code, exported, and after a new array',
  {
    'data-grid/column-ordering': [
      "pass an array of fields in initialState.columns.orderedFields. Columns that aren't in the array follow at the end.",
      'When you restore the order, the grid ignores fields that no longer exist.',
      "When you pass a new columns array, the columns return to the array's order.",
      'The index also counts hidden columns',
      "setColumnIndex() fires the columnIndexChange event but doesn't call onColumnOrderChange",
    ],
  },
  () => {
    const { api, received, update } = open({
      initialState: {
        columns: {
          orderedFields: ['c', 'gone', 'b'],
          columnVisibilityModel: { a: false },
        },
      },
    });
    expect(shownFields()).toEqual(['c', 'b', 'd']);
    expect(api.exportState().columns?.orderedFields).toEqual(['c', 'b', 'a', 'd']);
    act(() => api.setColumnIndex('c', 2));
    expect(api.getAllColumns().map(({ field }) => field)).toEqual(['b', 'a', 'c', 'd']);
    expect(received).toEqual(['index c 2']);
    update({ columns: [...columns] });
    expect(api.getAllColumns().map(({ field }) => field)).toEqual(['a', 'b', 'c', 'd']);
  },
);
