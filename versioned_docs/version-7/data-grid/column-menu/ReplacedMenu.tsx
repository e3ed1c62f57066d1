import * as React from 'react';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

function GlossaryMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;

  return (
    <GridColumnMenuContainer {...props}>
      <MenuItem
        disabled
        sx={{ maxWidth: 260, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } }}
      >
        <ListItemText primary={colDef.headerName} secondary={colDef.description} />
      </MenuItem>
      <Divider />
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', width: 120, description: 'Number on the map' },
  {
    field: 'ph',
    headerName: 'pH',
    type: 'number',
    width: 110,
    description: 'Below 7 is acidic, above 7 is alkaline',
  },
  {
    field: 'ntu',
    headerName: 'NTU',
    type: 'number',
    width: 120,
    description: 'Turbidity: how much the water scatters light',
  },
];

const rows = [
  { id: 1, well: 'B-12', ph: 7.2, ntu: 0.4 },
  { id: 2, well: 'B-17', ph: 6.4, ntu: 3.1 },
  { id: 3, well: 'C-02', ph: 7.9, ntu: 0.9 },
];

const slots = { columnMenu: GlossaryMenu };

export default function ReplacedMenu() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
        aria-label="Water samples"
      />
    </div>
  );
}
