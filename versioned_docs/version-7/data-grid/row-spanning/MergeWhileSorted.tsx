import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const neverMerged = () => null;

const columns: GridColDef[] = [
  { field: 'genre', headerName: 'Genre', width: 120 },
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 150,
    rowSpanValueGetter: neverMerged,
  },
  {
    field: 'loans',
    headerName: 'Loans',
    type: 'number',
    width: 100,
    rowSpanValueGetter: neverMerged,
  },
];

const rows = [
  { id: 1, genre: 'Travel', title: 'Rails to Cusco', loans: 14 },
  { id: 2, genre: 'Travel', title: 'A Bend in the Ob', loans: 31 },
  { id: 3, genre: 'Poetry', title: 'Salt Hours', loans: 9 },
  { id: 4, genre: 'Science', title: 'How Moss Drinks', loans: 22 },
  { id: 5, genre: 'Poetry', title: 'Low Lamps', loans: 17 },
];

export default function MergeWhileSorted() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'genre', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        unstable_rowSpanning={sortModel[0]?.field === 'genre'}
        showCellVerticalBorder
        hideFooter
        aria-label="Library loans"
      />
    </div>
  );
}
