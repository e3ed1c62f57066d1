import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

const rows = [
  { id: 1, call: '08:02', station: 'West', kind: 'Fire' },
  { id: 2, call: '08:40', station: 'Dock', kind: 'Rescue' },
  { id: 3, call: '09:15', station: 'West', kind: 'Rescue' },
  { id: 4, call: '11:31', station: 'Dock', kind: 'Fire' },
];

export default function FilterByCell() {
  const apiRef = useGridApiRef();

  const keepSame = ({ field, value }: GridCellParams) =>
    apiRef.current?.setFilterModel({ items: [{ field, operator: 'equals', value }] });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
        Show all calls
      </Button>
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onCellDoubleClick={keepSame}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') keepSame(params);
          }}
          hideFooter
          aria-label="Calls"
        />
      </div>
    </Stack>
  );
}
