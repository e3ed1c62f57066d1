import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridAggregationModel,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { deliveries, deliveryColumns } from './deliveries';

const server = createGroupServer(deliveries);

const dataSource: GridDataSource = {
  getRows: ({ aggregationModel, sortModel, filterModel, start, end }) =>
    server.list({ aggregationModel, sortModel, filterModel, start, end }),
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

const functions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { label: 'total', columnTypes: ['number'] },
  median: { label: 'median', columnTypes: ['number'] },
  p95: { label: '95th percentile', columnTypes: ['number'] },
};

export default function FunctionsOfServer() {
  const [model, setModel] = React.useState<GridAggregationModel>({ value: 'median' });
  const [error, setError] = React.useState<string>();

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGridPremium
          columns={deliveryColumns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          aggregationModel={model}
          onAggregationModelChange={(next) => {
            setError(undefined);
            setModel(next);
          }}
          onDataSourceError={({ message }) => setError(message)}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pagination
          pageSizeOptions={[4]}
          aria-label="Deliveries with functions of the server"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </div>
    </div>
  );
}
