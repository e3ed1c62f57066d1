import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';

const french = frFR.components.MuiDataGrid.defaultProps.localeText;

const columns: GridColDef[] = [
  { field: 'fromage', headerName: 'Fromage', flex: 1, minWidth: 140 },
  { field: 'lait', headerName: 'Lait', width: 120 },
  { field: 'mois', headerName: 'Affinage (mois)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, fromage: 'Comté', lait: 'Vache', mois: 18 },
  { id: 2, fromage: 'Ossau-Iraty', lait: 'Brebis', mois: 8 },
  { id: 3, fromage: 'Crottin', lait: 'Chèvre', mois: 1 },
];

export default function FrenchGrid() {
  return (
    <div lang="fr" style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={french}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        aria-label="Fromages"
      />
    </div>
  );
}
