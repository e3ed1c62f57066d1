import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import {
  DataGrid,
  GRID_BOOLEAN_COL_DEF,
  GridBooleanCell,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const answer: GridColTypeDef<boolean | null> = {
  ...GRID_BOOLEAN_COL_DEF,
  width: 130,
  renderCell: (params) =>
    params.value === null ? (
      <HelpOutlineIcon fontSize="small" titleAccess="not known" color="disabled" />
    ) : (
      <GridBooleanCell {...params} />
    ),
};

const columns: GridColDef[] = [
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 130 },
  { ...answer, field: 'ramp', headerName: 'Ramp' },
  { ...answer, field: 'loop', headerName: 'Hearing loop' },
];

const rows = [
  { id: 1, hall: 'Town hall', ramp: true, loop: true },
  { id: 2, hall: 'Mill theater', ramp: false, loop: null },
  { id: 3, hall: 'Boat house', ramp: null, loop: false },
];

export default function YesNoUnknown() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Access to halls" />
    </div>
  );
}
