import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { saveDesk, type Desk } from './saveDesk';

const columns: GridColDef<Desk>[] = [
  { field: 'floor', headerName: 'Floor', width: 110 },
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 140, editable: true },
];

const rows: Desk[] = [
  { id: 1, floor: 'Ground', person: 'Nadia' },
  { id: 2, floor: 'First', person: '' },
  { id: 3, floor: 'First', person: 'Viktor' },
];

async function processRowUpdate(desk: Desk): Promise<Desk> {
  const result = await saveDesk(desk);
  if (!result.ok) throw new Error(result.message);
  return result.desk;
}

export default function SaveWithAction() {
  const [message, setMessage] = React.useState<string>();

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          onCellEditStart={() => setMessage(undefined)}
          hideFooter
          aria-label="Desks"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {message && <Alert severity="error">{message}</Alert>}
      </div>
    </div>
  );
}
