import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridRow, type GridColDef, type GridRowProps } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'scooter', headerName: 'Scooter', flex: 1, minWidth: 120 },
  { field: 'charge', headerName: 'Charge (%)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, scooter: 'Green 04', charge: 82 },
  { id: 2, scooter: 'Green 11', charge: 9, locked: 'Locked until it is charged' },
  { id: 3, scooter: 'Blue 02', charge: 64 },
  { id: 4, scooter: 'Blue 07', charge: 71, locked: 'Locked after a crash report' },
];

function ExplainedRow(props: GridRowProps) {
  return (
    <Tooltip title={props.row?.locked} describeChild followCursor>
      <GridRow {...props} />
    </Tooltip>
  );
}

const slots = { row: ExplainedRow };

export default function ExplainRows() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        isRowSelectable={({ row }) => !row.locked}
        getRowClassName={({ row }) => (row.locked ? 'locked' : '')}
        hideFooter
        sx={{ '& .locked': { fontStyle: 'italic', textDecoration: 'line-through' } }}
        aria-label="Scooters"
      />
    </div>
  );
}
