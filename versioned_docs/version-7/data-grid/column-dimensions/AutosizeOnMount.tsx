import * as React from 'react';
import { DataGrid, type GridAutosizeOptions, type GridColDef } from '@mui/x-data-grid';

const autosizeOptions: GridAutosizeOptions = {
  columns: ['iban', 'holder', 'note'],
  includeOutliers: true,
  expand: true,
};

const columns: GridColDef[] = [
  { field: 'iban', headerName: 'IBAN' },
  { field: 'holder', headerName: 'Holder' },
  { field: 'note', headerName: 'Note', maxWidth: 220 },
  { field: 'currency', headerName: 'Currency', width: 100 },
];

const rows = [
  {
    id: 1,
    iban: 'DE02 1203 0000 0000 2020 51',
    holder: 'Nordwind eG',
    note: 'Joint account, two signatures needed',
    currency: 'EUR',
  },
  { id: 2, iban: 'NO93 8601 1117 947', holder: 'Signe Aas', note: '', currency: 'NOK' },
  {
    id: 3,
    iban: 'GB33 BUKB 2020 1555 5555 55',
    holder: 'Thames Rowing Club',
    note: 'Dormant',
    currency: 'GBP',
  },
];

export default function AutosizeOnMount() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        hideFooter
        aria-label="Bank details"
      />
    </div>
  );
}
