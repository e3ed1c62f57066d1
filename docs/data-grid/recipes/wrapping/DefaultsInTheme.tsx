import * as React from 'react';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const beams: GridColDef[] = [
  { field: 'beam', headerName: 'Beam', flex: 1, minWidth: 100 },
  { field: 'load', headerName: 'Load (kN)', type: 'number', width: 120 },
];
const bolts: GridColDef[] = [
  { field: 'bolt', headerName: 'Bolt', flex: 1, minWidth: 100 },
  { field: 'left', headerName: 'Left', type: 'number', width: 120 },
];

const stock = [
  { id: 1, beam: 'HEA 200', load: 84 },
  { id: 2, beam: 'IPE 160', load: 37 },
];
const soldOut: GridRowsProp = [];

export default function DefaultsInTheme() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiDataGrid: {
            defaultProps: {
              hideFooter: true,
              disableColumnMenu: true,
              rowHeight: 36,
              columnHeaderHeight: 40,
              localeText: { noRowsLabel: 'Nothing in stock' },
            },
          },
        },
      }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 114, width: '100%' }}>
        <DataGrid rows={stock} columns={beams} aria-label="Beams" />
      </div>
      <div style={{ height: 140, width: '100%', marginTop: 16 }}>
        <DataGrid rows={soldOut} columns={bolts} aria-label="Bolts" />
      </div>
    </ThemeProvider>
  );
}
