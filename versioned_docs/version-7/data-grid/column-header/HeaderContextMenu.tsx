import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'hours', headerName: 'Hours up', type: 'number', width: 120 },
];

const rows = [
  { id: 1, peak: 'Gray Tooth', height: 2714, hours: 5.5 },
  { id: 2, peak: 'Widow Rock', height: 1986, hours: 3 },
  { id: 3, peak: 'High Chair', height: 2340, hours: 4.5 },
];

export default function HeaderContextMenu() {
  const apiRef = useGridApiRef();
  const [place, setPlace] = React.useState<{
    field: string;
    left: number;
    top: number;
  }>();
  const field = place?.field ?? '';

  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onColumnHeaderContextMenu={(params, event) => {
          event.preventDefault();
          setPlace({ field: params.field, left: event.clientX, top: event.clientY });
        }}
        hideFooter
        aria-label="Mountain tours"
      />
      <Menu
        open={place !== undefined}
        anchorReference="anchorPosition"
        anchorPosition={place}
        onClose={() => setPlace(undefined)}
        onClick={() => setPlace(undefined)}
      >
        <MenuItem onClick={() => apiRef.current?.sortColumn(field, 'desc')}>
          Highest first
        </MenuItem>
        <MenuItem onClick={() => apiRef.current?.autosizeColumns({ columns: [field] })}>
          Fit the width
        </MenuItem>
      </Menu>
    </div>
  );
}
