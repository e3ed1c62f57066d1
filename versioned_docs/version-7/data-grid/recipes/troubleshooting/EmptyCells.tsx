import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Clinic North', address: { city: 'Turku' }, opened: '2019-05-02' },
  { id: 2, name: 'Clinic East', address: { city: 'Oulu' }, opened: '2023-11-20' },
  { id: 3, name: 'Mobile clinic', address: null, opened: null },
];

type Clinic = (typeof rows)[number];

const columns: GridColDef<Clinic>[] = [
  { field: 'name', headerName: 'Clinic', flex: 1, minWidth: 110 },
  { field: 'address.city', headerName: 'Path as field', width: 120, sortable: false },
  {
    field: 'city',
    headerName: 'With a getter',
    width: 120,
    valueGetter: (_value, row) => row.address?.city,
  },
  {
    field: 'opened',
    headerName: 'Text as date',
    type: 'date',
    width: 120,
    valueGetter: (value: string | null) => value && new Date(`${value}T00:00`),
  },
];

export default function EmptyCells() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Clinics" />
    </div>
  );
}
