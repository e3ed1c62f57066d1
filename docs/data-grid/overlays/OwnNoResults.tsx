import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'bed', headerName: 'Bed', width: 110 },
];

const rows = [
  { id: 1, plant: 'Rosemary', bed: 'South' },
  { id: 2, plant: 'Mint', bed: 'Shade' },
];

function NothingFound() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  return (
    <GridOverlay>
      No plant matches “{words.join(' ')}”.
      <Button
        onClick={() => {
          apiRef.current.setQuickFilterValues([]);
          // The overlay disappears, so the focus moves to the grid.
          apiRef.current.setColumnHeaderFocus('plant');
        }}
      >
        Clear search
      </Button>
    </GridOverlay>
  );
}

export default function OwnNoResults() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['fern'] } },
        }}
        slots={{ noResultsOverlay: NothingFound }}
        showToolbar
        hideFooter
        aria-label="Plants"
      />
    </div>
  );
}
