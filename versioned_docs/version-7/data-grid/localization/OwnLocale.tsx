import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const esperanto: DataGridProps['localeText'] = {
  noRowsLabel: 'Neniuj vicoj',
  noResultsOverlayLabel: 'Neniu rezulto.',
  toolbarColumns: 'Kolumnoj',
  toolbarFilters: 'Filtriloj',
  toolbarQuickFilterPlaceholder: 'Serĉi…',
  columnMenuAriaLabel: (columnName) => `Menuo de la kolumno ${columnName}`,
  columnMenuSortAsc: 'Ordigi kreske',
  columnMenuSortDesc: 'Ordigi malkreske',
  columnMenuFilter: 'Filtri',
  columnMenuHideColumn: 'Kaŝi la kolumnon',
  columnMenuManageColumns: 'Aranĝi kolumnojn',
  footerRowSelected: (count) => `${count} elektita${count === 1 ? '' : 'j'}`,
  MuiTablePagination: {
    labelRowsPerPage: 'Vicoj por paĝo:',
    labelDisplayedRows: ({ from, to, count }) => `${from}–${to} el ${count}`,
  },
};

const columns: GridColDef[] = [
  { field: 'vorto', headerName: 'Vorto', flex: 1, minWidth: 140 },
  { field: 'radiko', headerName: 'Radiko', width: 140 },
];

const rows = [
  { id: 1, vorto: 'lernejo', radiko: 'lern' },
  { id: 2, vorto: 'trinkaĵo', radiko: 'trink' },
];

export default function OwnLocale() {
  return (
    <div lang="eo" style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={esperanto}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        aria-label="Vortoj"
      />
    </div>
  );
}
