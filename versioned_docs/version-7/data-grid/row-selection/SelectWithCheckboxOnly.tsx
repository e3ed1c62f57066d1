import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'File', flex: 1, minWidth: 160 },
  {
    field: 'owner',
    headerName: 'Owner',
    width: 190,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 120 },
];

const rows = [
  { id: 'a1', name: 'floor-plan.pdf', owner: 'rosa@example.com', size: 2140 },
  { id: 'b7', name: 'budget-2025.xlsx', owner: 'tariq@example.com', size: 318 },
  { id: 'c3', name: 'logo.svg', owner: 'rosa@example.com', size: 12 },
  { id: 'd9', name: 'interview.mp3', owner: 'wen@example.com', size: 48210 },
];

export default function SelectWithCheckboxOnly() {
  return (
    <div style={{ height: 321, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
        aria-label="Shared files"
      />
    </div>
  );
}
