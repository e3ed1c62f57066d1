import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { deliveries, deliveryColumns } from './deliveries';
import { functions } from './functions';

const server = createGroupServer(deliveries);

const dataSource: GridDataSource = {
  getRows: ({ aggregationModel, sortModel, filterModel, start, end }) =>
    server.list({ aggregationModel, sortModel, filterModel, start, end }),
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

export default function TotalOfAllPages() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        columns={deliveryColumns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        initialState={{
          aggregation: { model: { pallets: 'sum', value: 'avg' } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pagination
        pageSizeOptions={[5]}
        aria-label="Deliveries with totals"
      />
    </div>
  );
}
