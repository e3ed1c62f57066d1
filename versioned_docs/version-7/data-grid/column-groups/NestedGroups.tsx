import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const quarters = ['q1', 'q2', 'q3', 'q4'];

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  ...quarters.flatMap((quarter): GridColDef[] => [
    { field: `${quarter}Sold`, headerName: 'Sold', type: 'number', width: 90 },
    { field: `${quarter}Back`, headerName: 'Returned', type: 'number', width: 100 },
  ]),
];

const quarterGroup = (quarter: string) => ({
  groupId: quarter,
  headerName: quarter.toUpperCase(),
  children: [{ field: `${quarter}Sold` }, { field: `${quarter}Back` }],
});

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'First half', children: quarters.slice(0, 2).map(quarterGroup) },
  { groupId: 'Second half', children: quarters.slice(2).map(quarterGroup) },
];

const rows = ['Chairs', 'Tables', 'Shelves'].map((product, row) => ({
  id: product,
  product,
  ...Object.fromEntries(
    quarters.flatMap((quarter, index) => [
      [`${quarter}Sold`, 140 + row * 65 + index * 23],
      [`${quarter}Back`, 3 + ((row + index) % 5)],
    ]),
  ),
}));

export default function NestedGroups() {
  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={36}
        hideFooter
        aria-label="Sales by quarter"
      />
    </div>
  );
}
