import * as React from 'react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { deDE as coreDeDE } from '@mui/material/locale';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const withGerman = (outer: Theme) => createTheme(outer, deDE, coreDeDE);

const columns: GridColDef[] = [
  { field: 'linie', headerName: 'Linie', width: 100 },
  { field: 'ziel', headerName: 'Ziel', flex: 1, minWidth: 150 },
  { field: 'gleis', headerName: 'Gleis', type: 'number', width: 100 },
];

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  linie: `S${(index % 4) + 1}`,
  ziel: ['Flughafen', 'Hauptbahnhof', 'Messe'][index % 3],
  gleis: (index % 5) + 1,
}));

export default function GermanTheme() {
  return (
    <ThemeProvider theme={withGerman}>
      <div lang="de" style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          aria-label="Abfahrten"
        />
      </div>
    </ThemeProvider>
  );
}
