import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GridToolbar, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'arrival', headerName: 'Arrival', width: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 120 },
];

const rows = [
  { id: 1, guest: 'Okafor', arrival: 'Friday', nights: 2 },
  { id: 2, guest: 'Larsen', arrival: 'Saturday', nights: 7 },
  { id: 3, guest: 'Martin', arrival: 'Saturday', nights: 3 },
  { id: 4, guest: 'Novak', arrival: 'Sunday', nights: 4 },
];

export default function FilteredOrAll() {
  const [all, setAll] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={all} onChange={(event) => setAll(event.target.checked)} />
        }
        label="Add up guests that the search hides"
      />
      <div style={{ height: 376 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          initialState={{
            aggregation: { model: { nights: 'sum' } },
            filter: { filterModel: { items: [], quickFilterValues: ['Saturday'] } },
          }}
          aria-label="Guests of a hotel"
          hideFooter
        />
      </div>
    </div>
  );
}
