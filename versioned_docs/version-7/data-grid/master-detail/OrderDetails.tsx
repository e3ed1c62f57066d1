import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Order {
  id: number;
  customer: string;
  total: number;
  address: string;
  note: string;
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const rows: Order[] = [
  {
    id: 5012,
    customer: 'Irene Vogt',
    total: 84.5,
    address: '12 Mill Lane, Ghent',
    note: 'Ring twice',
  },
  {
    id: 5013,
    customer: 'Café Sol',
    total: 310,
    address: '4 Plaza Mayor, León',
    note: 'Before 8 a.m.',
  },
  {
    id: 5014,
    customer: 'Henk Visser',
    total: 19.9,
    address: '77 Dijkweg, Edam',
    note: 'Leave with neighbor',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2, height: '100%', boxSizing: 'border-box', bgcolor: 'action.hover' }}>
    <Typography variant="body2">Deliver to: {row.address}</Typography>
    <Typography variant="body2">Note: {row.note}</Typography>
  </Box>
);

const getDetailPanelHeight = () => 76;

export default function OrderDetails() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [5012] } }}
        hideFooter
        aria-label="Orders"
      />
    </div>
  );
}
