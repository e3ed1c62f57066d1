/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { has } from '../../support/components/gridParts';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  selected,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = ['c', 'a', 'b'].map((id) => ({ id, name: `Row ${id}` }));
const columns: GridColDef[] = [{ field: 'name', editable: true, width: 150 }];
const pinnedRows = {
  top: [{ id: 't', name: 'Top' }],
  bottom: [{ id: 'z', name: 'Bottom' }],
};

async function mount(props: Partial<GridProps> = {}) {
  const grid = mountGrid({ rows, columns, pinnedRows, ...props }, { plan: 'pro' });
  await settle();
  return grid;
}

claim(
  'pinned rows are not selected, but clicks are reported',
  {
    'data-grid/row-pinning': [
      "Selection | Pinned rows can't be selected and have no checkbox",
      'Clicks and events | Work as in other rows',
    ],
  },
  async () => {
    const onRowClick = jest.fn();
    const grid = await mount({ checkboxSelection: true, onRowClick });
    expect(has('[data-id="t"] input')).toBe(false);
    expect(has('[data-id="a"] input')).toBe(true);
    press(cellOf('t', 'name'));
    expect(selected(grid)).toBe('');
    expect(onRowClick.mock.calls[0]![0].id).toBe('t');
    act(() => grid.api.selectRows(['t', 'a']));
    expect(selected(grid)).toContain('a');
    expect(grid.api.isRowSelectable('t')).toBe(false);
  },
);

claim(
  'edits of pinned rows last until there is a new object',
  {
    'data-grid/row-pinning': [
      'Users can edit the cells of pinned rows',
      'Otherwise, the next `pinnedRows` object restores the old values.',
    ],
  },
  async () => {
    const { api, update } = await mount();
    act(() => api.startCellEditMode({ id: 't', field: 'name' }));
    fireEvent.change(inputOf('t', 'name'), { target: { value: 'Typed' } });
    await settle(300);
    act(() => api.stopCellEditMode({ id: 't', field: 'name' }));
    await settle(50);
    expect(cellOf('t', 'name')).toHaveTextContent('Typed');
    update({ pinnedRows: { ...pinnedRows } });
    await settle();
    expect(cellOf('t', 'name')).toHaveTextContent('Top');
  },
);

claim(
  'CSV has them first and last; a selection omits them',
  {
    'data-grid/row-pinning': [
      'CSV and Excel export | Rows at the top come first, rows at the bottom last',
      "Export of selected rows | Doesn't contain pinned rows",
    ],
  },
  async () => {
    const { api } = await mount({ checkboxSelection: true });
    const lines = () => api.getDataAsCsv({ includeHeaders: false }).split(/\r?\n/);
    expect(lines()).toEqual(['Top', 'Row c', 'Row a', 'Row b', 'Bottom']);
    act(() => api.selectRow('a'));
    expect(lines()).toEqual(['Row a']);
  },
);

claim(
  'Excel has them first and last as well',
  {
    'data-grid/row-pinning':
      'CSV and Excel export | Rows at the top come first, rows at the bottom last',
  },
  async () => {
    const { api } = mountGrid({ rows, columns, pinnedRows }, { plan: 'premium' });
    await settle();
    const workbook = await act(() => api.getDataAsExcel());
    const values = workbook!.worksheets[0]!.getColumn(1).values.slice(2);
    expect(values).toEqual(['Top', 'Row c', 'Row a', 'Row b', 'Bottom']);
  },
);
