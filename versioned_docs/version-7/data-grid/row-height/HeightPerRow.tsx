import * as React from 'react';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

interface Session {
  id: number;
  time: string;
  session: string;
  keynote?: boolean;
}

const columns: GridColDef<Session>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'session', headerName: 'Session', flex: 1, minWidth: 160 },
];

const rows: Session[] = [
  { id: 1, time: '9:00', session: 'Opening: ten years of open data', keynote: true },
  { id: 2, time: '10:00', session: 'Maps without servers' },
  { id: 3, time: '10:40', session: 'Counting birds' },
  { id: 4, time: '11:20', session: 'Closing: what cities want next', keynote: true },
];

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.keynote ? 96 * densityFactor : null;

export default function HeightPerRow() {
  return (
    <div style={{ height: 356, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getRowClassName={({ row }) => (row.keynote ? 'keynote' : '')}
        sx={{ [`& .keynote .${gridClasses.cell}`]: { fontSize: '1.15rem' } }}
        hideFooter
        aria-label="Sessions"
      />
    </div>
  );
}
