import * as React from 'react';
import Chip from '@mui/material/Chip';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, statuses } from './orders';

type Order = ReturnType<typeof createOrders>[number];

const rows = createOrders(120);
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const colors: Record<string, 'success' | 'warning' | 'default'> = {
  Shipped: 'success',
  'On hold': 'warning',
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 115 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 120,
    editable: true,
    renderCell: ({ value }) => (
      <Chip label={value} size="small" variant="outlined" color={colors[value]} />
    ),
  },
  { field: 'kilos', headerName: 'kg', type: 'number', width: 80, editable: true },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.kilos * row.pricePerKilo,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const keepPositive = (order: Order) => ({ ...order, kilos: Math.max(1, order.kilos) });

export default function OrderDesk() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        disableRowSelectionOnClick
        processRowUpdate={keepPositive}
        pageSizeOptions={[10, 25, 100]}
        initialState={{
          pagination: { paginationModel: { pageSize: 25 } },
          sorting: { sortModel: [{ field: 'ordered', sort: 'desc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'not', value: 'Shipped' }],
            },
          },
        }}
      />
    </div>
  );
}
