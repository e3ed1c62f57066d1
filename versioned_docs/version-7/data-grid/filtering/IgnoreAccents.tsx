import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
];

const rows = [
  { id: 1, place: 'São Tomé', country: 'São Tomé and Príncipe' },
  { id: 2, place: 'Saaremaa', country: 'Estonia' },
  { id: 3, place: 'São Luís', country: 'Brazil' },
  { id: 4, place: 'Saône', country: 'France' },
];

export default function IgnoreAccents() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(event) => setIgnoreDiacritics(event.target.checked)}
          />
        }
        label="Ignore accents"
      />
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          key={String(ignoreDiacritics)}
          rows={rows}
          columns={columns}
          ignoreDiacritics={ignoreDiacritics}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'place', operator: 'startsWith', value: 'sao' }],
              },
            },
          }}
          slots={{ toolbar: GridToolbar }}
          hideFooter
          aria-label="Places"
        />
      </div>
    </Stack>
  );
}
