import * as React from 'react';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

function FitColumnItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.autosizeColumns({
          columns: [colDef.field],
          includeOutliers: true,
        });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef[] = [
  { field: 'key', headerName: 'Key', width: 110 },
  { field: 'english', headerName: 'English', width: 130 },
  { field: 'finnish', headerName: 'Finnish', width: 130 },
];

const rows = [
  {
    id: 1,
    key: 'cart.empty',
    english: 'Your cart is empty',
    finnish: 'Ostoskori on tyhjä',
  },
  { id: 2, key: 'cart.pay', english: 'Pay now', finnish: 'Maksa nyt' },
  {
    id: 3,
    key: 'cart.voucher.invalid',
    english: 'This voucher has expired',
    finnish: 'Lahjakortti on vanhentunut',
  },
];

const columnMenu = {
  slots: { fitColumnItem: FitColumnItem },
  slotProps: { fitColumnItem: { displayOrder: 12 } },
};

export default function OwnMenuItem() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
        aria-label="Translations"
      />
    </div>
  );
}
