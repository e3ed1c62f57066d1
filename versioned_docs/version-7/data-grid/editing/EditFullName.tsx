import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Person {
  id: number;
  first: string;
  last: string;
  plate: string;
}

const columns: GridColDef<Person>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: (_value, row) => `${row.first} ${row.last}`,
    valueSetter: (value: string, row) => {
      const [first = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, first, last: rest.join(' ') };
    },
  },
  { field: 'last', headerName: 'Last name', width: 130 },
  {
    field: 'plate',
    headerName: 'License plate',
    width: 140,
    editable: true,
    valueParser: (value) => value?.toUpperCase().replace(/\s/g, ''),
  },
];

const rows: Person[] = [
  { id: 1, first: 'Nadia', last: 'Petrov', plate: 'HHXY204' },
  { id: 2, first: 'Luis', last: 'de la Cruz', plate: 'MDF18' },
  { id: 3, first: 'Greta', last: 'Berg', plate: 'SBL771' },
];

export default function EditFullName() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Drivers" />
    </div>
  );
}
