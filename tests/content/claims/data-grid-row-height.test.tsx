/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
import { cellOf, mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3].map((id) => ({ id }));
const columns: GridProps['columns'] = [{ field: 'id', width: 80 }];
const rowOf = (id: number) => cellOf(id, 'id').closest<HTMLElement>('[role="row"]')!;
const heightOf = (id: number) =>
  rowOf(id).style.getPropertyValue('--height') || rowOf(id).style.height;

claim(
  'the heights of the densities, rounded down',
  { 'data-grid/row-height': 'Results are rounded down.' },
  () => {
    expect(defaultOf('DataGrid', 'rowHeight')).toBe('52');
    expect(defaultOf('DataGrid', 'columnHeaderHeight')).toBe('56');
    const { api, update } = mountGrid({ rows, columns });
    const sizes = (['compact', 'standard', 'comfortable'] as const).map((density) => {
      update({ density });
      const { rowHeight, headerHeight } = api.state.dimensions;
      return [density, rowHeight, headerHeight];
    });
    expect(sizes).toEqual([
      ['compact', 36, 39],
      ['standard', 52, 56],
      ['comfortable', 67, 72],
    ]);
  },
);

claim(
  'getRowHeight receives id, model and factor; null is the default',
  {
    'data-grid/row-height': [
      'Return a number of pixels, or `null` for the default height.',
      'The parameters are the `id`, the `model` (the row) and the `densityFactor`. The grid scales `rowHeight` by the density, but not the result of this function.',
    ],
  },
  () => {
    const getRowHeight = jest.fn(({ id }: { id: unknown }) => (id === 1 ? 100 : null));
    mountGrid({ rows, columns, density: 'compact', getRowHeight });
    expect([heightOf(1), heightOf(2)]).toEqual(['100px', '36px']);
    expect(getRowHeight).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1, model: rows[0], densityFactor: 0.7 }),
    );
  },
);

claim(
  'heights are computed again for a new function, and after resetRowHeights()',
  { 'data-grid/row-height': 'A new function makes the grid recompute all heights.' },
  () => {
    const getRowHeight = jest.fn(() => 60);
    const { api, update } = mountGrid({ rows, columns, getRowHeight });
    const count = () => getRowHeight.mock.calls.length;
    const first = count();
    update({});
    expect(count()).toBe(first);
    act(() => api.resetRowHeights());
    expect(count()).toBe(first + 3);
    update({ getRowHeight: () => 70 });
    expect(heightOf(1)).toBe('70px');
  },
);

claim(
  'rows with automatic height wrap their text and have no vertical padding',
  {
    'data-grid/row-height': [
      'Text in its cells wraps.',
      'Cells have no padding at the top or the bottom',
      "The function can return `'auto'` for some rows and numbers for others.",
    ],
  },
  () => {
    mountGrid({ rows, columns, getRowHeight: ({ id }) => (id === 1 ? 'auto' : 40) });
    expect(rowOf(1)).toHaveClass('MuiDataGrid-row--dynamicHeight');
    expect(rowOf(2)).not.toHaveClass('MuiDataGrid-row--dynamicHeight');
    const { whiteSpace, paddingTop } = getComputedStyle(cellOf(1, 'id'));
    expect([whiteSpace, paddingTop]).toEqual(['initial', '0px']);
  },
);

claim(
  'spacing is a margin or a border, and receives the first and the last row',
  {
    'data-grid/row-height': [
      '`getRowSpacing` returns the space above and below a row, in pixels. `isFirstVisible` and `isLastVisible` identify the first and last rows on the page.',
      'The space is a margin. With `rowSpacingType="border"`, the space becomes a border of the row',
    ],
  },
  () => {
    const getRowSpacing: GridProps['getRowSpacing'] = ({
      isFirstVisible,
      isLastVisible,
    }) => ({
      top: isFirstVisible ? 0 : 5,
      bottom: isLastVisible ? 0 : 7,
    });
    const { update } = mountGrid({ rows, columns, getRowSpacing });
    const margins = () =>
      [1, 2, 3].map((id) => [rowOf(id).style.marginTop, rowOf(id).style.marginBottom]);
    expect(margins()).toEqual([
      ['', '7px'],
      ['5px', '7px'],
      ['5px', ''],
    ]);
    update({ rowSpacingType: 'border' });
    expect([rowOf(2).style.borderTopWidth, rowOf(2).style.marginTop]).toEqual([
      '5px',
      '',
    ]);
  },
);
