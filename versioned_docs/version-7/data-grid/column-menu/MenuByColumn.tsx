import * as React from 'react';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

function MeasureMenu(props: GridColumnMenuProps) {
  const isMeasure = props.colDef.type === 'number';

  return (
    <GridColumnMenu
      {...props}
      slots={isMeasure ? undefined : { columnMenuFilterItem: null }}
      slotProps={isMeasure ? { columnMenuFilterItem: { displayOrder: 5 } } : undefined}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 130 },
  { field: 'span', headerName: 'Span (m)', type: 'number', width: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, bridge: 'Storebælt', span: 1624, height: 65 },
  { id: 2, bridge: 'Humber', span: 1410, height: 30 },
  { id: 3, bridge: 'Vasco da Gama', span: 420, height: 47 },
];

const slots = { columnMenu: MeasureMenu };

export default function MenuByColumn() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
        aria-label="Bridges"
      />
    </div>
  );
}
