import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, guest: 'שירה לוי', street: 'רחוב הרצל 12', phone: '+972 3 555 0142' },
  { id: 2, guest: 'Mona (VIP)', street: '7 Quay Street', phone: '+44 20 5550 0187' },
  { id: 3, guest: 'سمير حداد', street: 'شارع البحر 9', phone: '+961 1 555 010' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'guest', flex: 1, renderCell: ({ value }) => <bdi>{value}</bdi> },
  { field: 'street', flex: 1, renderCell: ({ value }) => <bdi>{value}</bdi> },
  {
    field: 'phone',
    width: 170,
    renderCell: ({ value }) => <span dir="ltr">{value}</span>,
  },
];

export default function MixedNames() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Guests" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
