import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 140 },
  { field: 'range', headerName: 'Range', width: 150 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, peak: 'Aconcagua', range: 'Andes', height: 6961 },
  { id: 2, peak: 'Denali', range: 'Alaska Range', height: 6190 },
  { id: 3, peak: 'Elbrus', range: 'Caucasus', height: 5642 },
  { id: 4, peak: 'Kilimanjaro', range: 'Eastern Rift', height: 5895 },
];

export default function SortWithApi() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('height', 'desc')}
        >
          Highest first
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.sortColumn('height')}>
          Next direction
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setSortModel([])}>
          Clear
        </Button>
        <Button
          onClick={() =>
            setOrder(
              (apiRef.current?.getSortedRows() ?? []).map((row) => row.peak).join(', '),
            )
          }
        >
          Read the order
        </Button>
      </Stack>
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Mountain peaks"
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {order || 'The order has not been read yet.'}
      </Typography>
    </Stack>
  );
}
