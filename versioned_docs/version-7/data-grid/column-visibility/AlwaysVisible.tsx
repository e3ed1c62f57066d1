import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', width: 150, hideable: false },
  { field: 'allergy', headerName: 'Allergy', width: 140, hideable: false },
  { field: 'ward', headerName: 'Ward', width: 100 },
  { field: 'diet', headerName: 'Diet', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, patient: 'M. Haddad', allergy: 'Penicillin', ward: '3 East', diet: 'Regular' },
  { id: 2, patient: 'O. Lind', allergy: 'None', ward: '3 East', diet: 'Low salt' },
  { id: 3, patient: 'T. Mbeki', allergy: 'Nuts', ward: '2 West', diet: 'Vegetarian' },
];

export default function AlwaysVisible() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Patients"
      />
    </div>
  );
}
