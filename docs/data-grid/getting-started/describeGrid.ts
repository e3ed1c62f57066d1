import { DataGrid } from '@mui/x-data-grid';
import { makeConstant } from '../../shared/playground/makeConstant';
import type { Settings } from '../../shared/playground/Playground';
import { toProps, type PropControls } from '../../shared/playground/propControls';
import type { Described } from '../../shared/playground/writeComponent';

export const GRID_CONTROLS: PropControls = {
  density: ['standard', 'compact', 'comfortable'],
  editMode: ['cell', 'row'],
  rowHeight: 52,
  columnHeaderHeight: 56,
  label: '',
  showToolbar: false,
  checkboxSelection: false,
  showCellVerticalBorder: false,
  showColumnVerticalBorder: false,
  disableColumnMenu: false,
  hideFooter: false,
  loading: false,
};

const columns = makeConstant('columns: GridColDef[]', [
  { field: 'name', headerName: 'Name', flex: 1, editable: true },
  { field: 'team', headerName: 'Team', editable: true },
  { field: 'desk', headerName: 'Desk', type: 'number' },
]);

const rows = makeConstant('rows', [
  { id: 1, name: 'Aiko Mori', team: 'Platform', desk: 12 },
  { id: 2, name: 'Ben Carter', team: 'Design', desk: 4 },
  { id: 3, name: 'Chioma Eze', team: 'Platform', desk: 15 },
]);

export const describeGrid = (settings: Settings): Described => ({
  name: 'DataGrid',
  component: DataGrid,
  props: {
    'aria-label': 'Employees',
    rows,
    columns,
    ...toProps(GRID_CONTROLS, settings),
  },
  imports: ["import { DataGrid, type GridColDef } from '@mui/x-data-grid';"],
  frame: {
    open: '<div style={{ height: 320 }}>',
    close: '</div>',
    component: 'div',
    props: { style: { height: 320 } },
  },
  fill: true,
});
