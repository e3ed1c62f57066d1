import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { deliveries, deliveryColumns } from './deliveries';
import { functions } from './functions';

const server = createGroupServer(deliveries);

const dataSource: GridDataSource = {
  getRows: ({ groupFields, groupKeys, aggregationModel, filterModel }) =>
    server.list({ groupFields, groupKeys, aggregationModel, filterModel }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

export default function TotalsOfGroups() {
  const [grandTotal, setGrandTotal] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={grandTotal}
            onChange={(event) => setGrandTotal(event.target.checked)}
          />
        }
        label="Total of all warehouses"
      />
      <div style={{ height: 372 }}>
        <DataGridPremium
          key={String(grandTotal)}
          columns={deliveryColumns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          initialState={{
            rowGrouping: { model: ['warehouse'] },
            columns: { columnVisibilityModel: { warehouse: false } },
            aggregation: { model: { pallets: 'sum', value: 'max' } },
          }}
          getAggregationPosition={({ depth }) => {
            if (depth >= 0) return 'inline';
            return grandTotal ? 'footer' : null;
          }}
          groupingColDef={{ width: 160 }}
          disableColumnSorting
          hideFooter
          aria-label="Deliveries by warehouse, with totals"
        />
      </div>
    </div>
  );
}
