import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { waitForServer } from '../../../shared/waitForServer';

interface Sample {
  id: string;
  source: string;
  state: string;
}

const rows: Sample[] = [
  { id: 'W-104', source: 'Lake, north shore', state: 'Received' },
  { id: 'W-105', source: 'Town well', state: 'In analysis' },
  { id: 'W-106', source: 'Lake, outflow', state: 'Received' },
  { id: 'W-107', source: 'Mountain spring', state: 'Reported' },
];

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 100 },
  { field: 'source', headerName: 'Source', flex: 1, minWidth: 140 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Received', 'In analysis', 'Reported'],
    width: 140,
    editable: true,
  },
];

export default function LockRowsBeingSaved() {
  const [pending, setPending] = React.useState<readonly GridRowId[]>([]);

  const send = async (sample: Sample) => {
    setPending((ids) => [...ids, sample.id]);
    await waitForServer(2000);
    setPending((ids) => ids.filter((id) => id !== sample.id));
  };

  const processRowUpdate = (sample: Sample, before: Sample) => {
    if (sample.state !== before.state) void send(sample);
    return sample;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          isCellEditable={({ id }) => !pending.includes(id)}
          getRowClassName={({ id }) => (pending.includes(id) ? 'pending' : '')}
          sx={{ '& .pending': { fontStyle: 'italic', bgcolor: 'action.hover' } }}
          hideFooter
          aria-label="Water samples"
        />
      </div>
      <div style={{ height: 4 }}>
        {pending.length > 0 && <LinearProgress aria-label="Saving" />}
      </div>
      <p role="status">
        {pending.length > 0 ? `Saving ${pending.join(', ')}` : 'Everything is saved.'}
      </p>
    </div>
  );
}
