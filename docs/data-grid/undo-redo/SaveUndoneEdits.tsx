import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { createRestApi } from '../../shared/createRestApi';
import { historyIcons } from '../../shared/historyIcons';

interface Rate {
  id: number;
  zone: string;
  upTo2kg: number;
  upTo10kg: number;
}

const rates: Rate[] = [
  { id: 1, zone: 'Domestic', upTo2kg: 4.9, upTo10kg: 9.9 },
  { id: 2, zone: 'Neighboring countries', upTo2kg: 11.5, upTo10kg: 19 },
  { id: 3, zone: 'Overseas', upTo2kg: 17.9, upTo10kg: 46 },
];

const request = createRestApi(rates);

async function save(rate: Rate): Promise<Rate> {
  const body = JSON.stringify(rate);
  const response = await request(`/rates/${rate.id}`, { method: 'PUT', body });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

const columns: GridColDef<Rate>[] = [
  { field: 'zone', headerName: 'Zone', flex: 1, minWidth: 150 },
  {
    field: 'upTo2kg',
    headerName: 'Up to 2 kg',
    type: 'number',
    width: 120,
    editable: true,
  },
  {
    field: 'upTo10kg',
    headerName: 'Up to 10 kg',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function SaveUndoneEdits() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Change a price, then undo it.');

  const saveStep: GridEventListener<'undo'> = async ({ eventName, data }) => {
    const row = eventName === 'cellEditStop' && apiRef.current?.getRow<Rate>(data.id);
    if (!row) return;
    try {
      await save(row);
      setMessage(`Saved the earlier price for "${row.zone}".`);
    } catch {
      setMessage('The server still has the other price. Try again.');
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rates}
          columns={columns}
          processRowUpdate={async (rate) => {
            const saved = await save(rate);
            setMessage(`Saved the new price for "${rate.zone}".`);
            return saved;
          }}
          onProcessRowUpdateError={() => setMessage('The price was not saved.')}
          onUndo={saveStep}
          onRedo={saveStep}
          slots={historyIcons}
          showToolbar
          hideFooter
          aria-label="Parcel rates"
        />
      </div>
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </div>
  );
}
