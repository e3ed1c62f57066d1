import * as React from 'react';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dock', headerName: 'Dock', width: 90 },
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'cargo', headerName: 'Cargo', width: 140 },
];

const rows = [
  { id: 1, dock: '1A', vessel: 'Maribel', cargo: 'Timber' },
  { id: 2, dock: '1B', vessel: 'Southern Star', cargo: 'Grain' },
  { id: 3, dock: '2A', vessel: 'Njord', cargo: 'Containers' },
  { id: 4, dock: '2B', vessel: 'Pico', cargo: 'Fish' },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

export default function SpacedRows() {
  return (
    <div style={{ height: 292, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' },
        }}
        hideFooter
        aria-label="Docks"
      />
    </div>
  );
}
