import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { waitForServer } from '../../../shared/waitForServer';
import { deliveries, type Delivery } from './deliveries';
import { functions } from './functions';

const table = deliveries.slice(0, 5).map((delivery) => ({ ...delivery }));
const server = createGroupServer(table);

const dataSource: GridDataSource = {
  getRows: ({ aggregationModel }) => server.list({ aggregationModel }),
  getAggregatedValue: (row, field) => row.aggregates?.[field],
  updateRow: async ({ rowId, updatedRow }) => {
    await waitForServer(400);
    if (updatedRow.pallets > 30) throw new Error('A truck holds 30 pallets.');
    const index = table.findIndex(({ id }) => id === rowId);
    table[index] = { ...table[index], ...updatedRow } as Delivery;
    return table[index];
  },
};

const columns: GridColDef<Delivery>[] = [
  { field: 'number', headerName: 'Delivery', flex: 1 },
  {
    field: 'pallets',
    headerName: 'Pallets',
    type: 'number',
    width: 140,
    editable: true,
  },
];

export default function TotalsAfterEdit() {
  const [error, setError] = React.useState<string>();

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          initialState={{ aggregation: { model: { pallets: 'sum' } } }}
          onDataSourceError={({ message }) => setError(message)}
          onCellEditStop={() => setError(undefined)}
          disableColumnSorting
          disableColumnFilter
          hideFooter
          aria-label="Pallets of deliveries"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </div>
    </div>
  );
}
