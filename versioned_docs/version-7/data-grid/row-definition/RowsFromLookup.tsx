import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stockBySku: Record<string, { name: string; stock: number }> = {
  'LAMP-01': { name: 'Desk lamp', stock: 14 },
  'LAMP-07': { name: 'Floor lamp', stock: 0 },
  'RUG-22': { name: 'Wool rug', stock: 3 },
  'VASE-03': { name: 'Clay vase', stock: 0 },
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'SKU', width: 120 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function RowsFromLookup() {
  const [onlyMissing, setOnlyMissing] = React.useState(false);

  const rows = React.useMemo(
    () =>
      Object.entries(stockBySku)
        .map(([id, article]) => ({ id, ...article }))
        .filter(({ stock }) => !onlyMissing || stock === 0),
    [onlyMissing],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sold out only"
        control={
          <Switch
            checked={onlyMissing}
            onChange={(event) => setOnlyMissing(event.target.checked)}
          />
        }
      />
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Stock" />
      </div>
    </Stack>
  );
}
