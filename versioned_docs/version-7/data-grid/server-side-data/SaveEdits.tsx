import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createRestApi } from '../../shared/createRestApi';
import { seeds, type Seed } from './seeds';

const request = createRestApi(seeds.slice(0, 4), {
  validate: ({ packets }) =>
    packets > 100 ? 'The shelf holds at most 100 packets.' : undefined,
});

async function readAnswer<T>(response: Response): Promise<T> {
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

const dataSource: GridDataSource = {
  getRows: async () => {
    const rows = await readAnswer<Seed[]>(await request('/seeds'));
    return { rows, rowCount: rows.length };
  },
};

/** Sends a row, and returns what the server has stored. */
const saveRow = async (row: Seed) =>
  readAnswer<Seed>(
    await request(`/seeds/${row.id}`, { method: 'PUT', body: JSON.stringify(row) }),
  );

const columns: GridColDef<Seed>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 120, editable: true },
];

export default function SaveEdits() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<string>();

  const processRowUpdate = async (row: Seed) => {
    const saved = await saveRow(row);
    apiRef.current.unstable_dataSource.cache.clear();
    return saved;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={({ message }: Error) => setError(message)}
          onCellEditStop={() => setError(undefined)}
          hideFooter
          aria-label="Seeds in stock"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </div>
    </div>
  );
}
