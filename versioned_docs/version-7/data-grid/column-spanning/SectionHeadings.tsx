import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Line =
  | { id: string; section: string }
  | { id: string; item: string; count: number; carrier: string };

const isSection = (line: Line) => 'section' in line;

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 140,
    valueGetter: (value, line) => ('section' in line ? line.section : value),
    colSpan: (_value, line) => (isSection(line) ? 3 : 1),
  },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
  { field: 'carrier', headerName: 'Carried by', width: 120 },
];

const rows: Line[] = [
  { id: 'camp', section: 'Camp' },
  { id: 'tent', item: 'Tent, two people', count: 3, carrier: 'Noor' },
  { id: 'stove', item: 'Gas stove', count: 2, carrier: 'Jonas' },
  { id: 'safety', section: 'Safety' },
  { id: 'rope', item: 'Rope, 40 m', count: 1, carrier: 'Mei' },
  { id: 'kit', item: 'First-aid kit', count: 2, carrier: 'Jonas' },
];

export default function SectionHeadings() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isSection(row) ? 'section' : '')}
        isRowSelectable={({ row }) => !isSection(row)}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        sx={{ '& .section': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
        aria-label="Packing list"
      />
    </div>
  );
}
