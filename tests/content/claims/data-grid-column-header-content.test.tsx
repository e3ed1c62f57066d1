/**
 * @jest-environment jsdom
 */
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { find, has, headerOf } from '../../support/components/gridParts';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  GridPreferencePanelsValue,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [
  { field: 'a' },
  { field: 'b', headerName: 'Beta', description: 'What it means', type: 'number' },
];
const rows = [
  { id: 1, a: 'x', b: 1 },
  { id: 2, a: 'y', b: 2 },
];
const open = (props: Partial<GridProps> = {}) => mountGrid({ rows, columns, ...props });
const sortOf = (field: string) => headerOf(field).getAttribute('aria-sort');
afterEach(() => jest.restoreAllMocks());

claim(
  'renderHeader: parameters, parts that stay, and uses of headerName',
  {
    'data-grid/column-header': [
      'renderHeader returns React nodes that replace the title. The sort icon, the filter icon, and the menu button stay.',
      'The parameters include the field and the column definition, colDef.',
      'Keep headerName, because the columns panel, the filter panel, and exports use it.',
      'The tooltip is part of the built-in title, so description no longer appears.',
      'Sorted headers have the class MuiDataGrid-columnHeader--sorted, and filtered headers have MuiDataGrid-columnHeader--filtered.',
    ],
  },
  () => {
    const got: GridColumnHeaderParams[] = [];
    const renderHeader = (params: GridColumnHeaderParams) => {
      got.push(params);
      return <b>drawn</b>;
    };
    const { api } = open({
      columns: columns.map((column) =>
        column.field === 'b' ? { ...column, renderHeader } : column,
      ),
      initialState: {
        sorting: { sortModel: [{ field: 'b', sort: 'asc' }] },
        filter: { filterModel: { items: [{ field: 'b', operator: '=', value: 1 }] } },
      },
    });
    expect(got[0]).toMatchObject({ field: 'b', colDef: { headerName: 'Beta' } });
    const header = headerOf('b');
    expect(header).toHaveAccessibleName(/^drawn/);
    expect(header.querySelector('.MuiDataGrid-sortIcon')).not.toBeNull();
    expect(header.querySelector('.MuiDataGrid-filterIcon')).not.toBeNull();
    expect(header.querySelector('.MuiDataGrid-menuIconButton')).not.toBeNull();
    expect(header).toHaveClass('MuiDataGrid-columnHeader--sorted');
    expect(header).toHaveClass('MuiDataGrid-columnHeader--filtered');
    fireEvent.mouseOver(screen.getByText('drawn'));
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(api.getDataAsCsv().split('\r\n')[0]).toBe('a,Beta');
    act(() => api.showPreferences(GridPreferencePanelsValue.columns));
    expect(screen.getByRole('checkbox', { name: 'Beta' })).toBeInTheDocument();
  },
);

claim(
  'classes and icons',
  {
    'data-grid/column-header': [
      "headerClassName adds a class to one column's header. All headers have the class MuiDataGrid-columnHeader, and built-in titles have MuiDataGrid-columnHeaderTitle.",
      'The Copy column hides its sort icons but can still be sorted.',
      'To remove one of the three sort icons, set its slot to null.',
    ],
  },
  () => {
    const { update } = open({
      columns: [
        { field: 'a', hideSortIcons: true, headerClassName: 'own' },
        { field: 'b', headerClassName: ({ field }) => `of-${field}` },
      ],
    });
    expect([has('.own'), has('.of-b')]).toEqual([true, true]);
    expect(find('.own .MuiDataGrid-columnHeaderTitle')).toHaveTextContent('a');
    fireEvent.click(headerOf('a'));
    expect(sortOf('a')).toBe('ascending');
    expect(headerOf('a').querySelector('.MuiDataGrid-sortIcon')).toBeNull();
    fireEvent.click(headerOf('b'));
    expect(headerOf('b').querySelector('.MuiDataGrid-sortIcon')).not.toBeNull();
    update({ slots: { columnSortedAscendingIcon: null } });
    expect(headerOf('b').querySelector('.MuiDataGrid-sortIcon')).toBeNull();
  },
);
