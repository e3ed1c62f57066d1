import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { plants } from './plants';

function MarkedText({ formattedValue }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const text = String(formattedValue);
  if (words.length === 0) {
    return text;
  }

  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'i'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130, renderCell: MarkedText },
  {
    field: 'latin',
    headerName: 'Latin name',
    flex: 1,
    minWidth: 150,
    renderCell: MarkedText,
  },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

export default function HighlightMatches() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['ro', 's'] } },
        }}
        hideFooter
        aria-label="Plants with marked matches"
      />
    </div>
  );
}
