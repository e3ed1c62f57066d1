import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Pet', flex: 1, minWidth: 100 },
  {
    field: 'species',
    headerName: 'Species',
    type: 'singleSelect',
    valueOptions: ['Cat', 'Dog', 'Rabbit'],
    width: 110,
  },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'visit', headerName: 'Last visit', type: 'date', width: 140 },
  { field: 'chipped', headerName: 'Chipped', type: 'boolean', width: 110 },
];

const rows = [
  {
    id: 1,
    patient: 'Miso',
    species: 'Cat',
    weight: 4.2,
    visit: new Date(2025, 2, 3),
    chipped: true,
  },
  {
    id: 2,
    patient: 'Bruno',
    species: 'Dog',
    weight: 31,
    visit: new Date(2025, 1, 11),
    chipped: true,
  },
  {
    id: 3,
    patient: 'Clover',
    species: 'Rabbit',
    weight: 1.8,
    visit: null,
    chipped: false,
  },
  {
    id: 4,
    patient: 'Pixel',
    species: 'Cat',
    weight: 5.1,
    visit: new Date(2024, 10, 27),
    chipped: false,
  },
  {
    id: 5,
    patient: 'Juno',
    species: 'Dog',
    weight: 12.6,
    visit: new Date(2025, 3, 19),
    chipped: true,
  },
];

export default function OperatorsByType() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'visit', operator: 'onOrAfter', value: '2025-02-01' }],
            },
          },
        }}
        showToolbar
        hideFooter
        aria-label="Patients of a veterinary practice"
      />
    </div>
  );
}
