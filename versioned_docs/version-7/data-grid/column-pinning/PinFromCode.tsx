import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'model', headerName: 'Model', width: 160 },
  { field: 'display', headerName: 'Display', width: 150 },
  { field: 'memory', headerName: 'Memory', width: 150 },
  { field: 'battery', headerName: 'Battery', width: 150 },
  { field: 'weight', headerName: 'Weight', width: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 130 },
];

const rows = [
  {
    id: 1,
    model: 'Kite 13',
    display: '13.4 in',
    memory: '16 GB',
    battery: '54 Wh',
    weight: '1.1 kg',
    price: 1190,
  },
  {
    id: 2,
    model: 'Anvil 16',
    display: '16 in',
    memory: '64 GB',
    battery: '99 Wh',
    weight: '2.3 kg',
    price: 2890,
  },
];

export default function PinFromCode() {
  const apiRef = useGridApiRef();

  const togglePrice = () => {
    if (apiRef.current?.isColumnPinned('price')) {
      apiRef.current.unpinColumn('price');
    } else {
      apiRef.current?.pinColumn('price', GridPinnedColumnPosition.RIGHT);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={togglePrice}>
        Pin or unpin the price
      </Button>
      <div style={{ height: 180, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Laptops"
        />
      </div>
    </Stack>
  );
}
