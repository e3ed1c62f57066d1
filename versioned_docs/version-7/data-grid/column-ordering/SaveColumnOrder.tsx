import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', width: 160 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'planted', headerName: 'Planted', width: 110 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, street: 'Canal Street', kind: 'Plane', planted: '1961', height: 22 },
  { id: 2, street: 'Market Square', kind: 'Linden', planted: '1908', height: 17 },
  { id: 3, street: 'School Lane', kind: 'Cherry', planted: '2004', height: 6 },
];

const savedOrder = ['kind', 'street', 'planted', 'height'];

export default function SaveColumnOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(savedOrder);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { orderedFields: savedOrder } }}
          onColumnOrderChange={() => setOrder(gridColumnFieldsSelector(apiRef))}
          hideFooter
          aria-label="Trees"
        />
      </div>
      <Typography variant="body2" role="status">
        To be saved: {order.join(', ')}
      </Typography>
    </Stack>
  );
}
