import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createRestApi } from '../../shared/createRestApi';

interface Tank {
  id: number;
  tank: string;
  liters: number;
  fish: number;
}

const tanks: Tank[] = [
  { id: 1, tank: 'Coral reef', liters: 900, fish: 34 },
  { id: 2, tank: 'Mangrove', liters: 600, fish: 18 },
  { id: 3, tank: 'Cold stream', liters: 400, fish: 11 },
];

const request = createRestApi(tanks, {
  validate: ({ tank, liters, fish }) =>
    fish > liters / 10 ? `${tank} has no room for ${fish} fish.` : undefined,
});

async function saveTank(tank: Tank): Promise<Tank> {
  const response = await request(`/tanks/${tank.id}`, {
    method: 'PUT',
    body: JSON.stringify(tank),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

const columns: GridColDef<Tank>[] = [
  { field: 'tank', headerName: 'Tank', flex: 1, minWidth: 130 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 110 },
  { field: 'fish', headerName: 'Fish', type: 'number', width: 110, editable: true },
];

export default function SavePastedRows() {
  const [isSaving, setIsSaving] = React.useState(false);
  const [saved, setSaved] = React.useState(0);
  const [errors, setErrors] = React.useState<string[]>([]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGridPremium
          rows={tanks}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={async (tank) => {
            const answer = await saveTank(tank);
            setSaved((count) => count + 1);
            return answer;
          }}
          onProcessRowUpdateError={({ message }: Error) =>
            setErrors((old) => [...old, message])
          }
          onClipboardPasteStart={() => {
            setErrors([]);
            setSaved(0);
            setIsSaving(true);
          }}
          onClipboardPasteEnd={() => setIsSaving(false)}
          loading={isSaving}
          aria-label="Tanks of an aquarium"
          hideFooter
        />
      </div>
      <div style={{ minHeight: 112, paddingTop: 8 }}>
        <Alert severity={errors.length > 0 ? 'warning' : 'info'}>
          Rows saved by the last paste: {saved}.
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </Alert>
      </div>
    </div>
  );
}
