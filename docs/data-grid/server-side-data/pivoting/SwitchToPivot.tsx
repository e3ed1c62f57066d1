import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createPivotServer, nameOf } from './createPivotServer';
import { functions, stayColumns, stays } from './stays';

const server = createPivotServer(stays);

const dataSource: GridDataSource = {
  getRows: ({ pivotModel, groupKeys, sortModel, filterModel, start, end }) =>
    server.list({ pivotModel, groupKeys, sortModel, filterModel, start, end }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
  getAggregatedValue: (row, field) => row[field],
};

const report = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'channel' }, { field: 'year' }],
  values: [{ field: 'nights', aggFunc: 'avg' }],
};

const columnOf = (field: string, path: string[]) => ({
  field: nameOf(path, field),
  headerName: 'Average stay',
  width: 130,
});

export default function SwitchToPivot() {
  const [active, setActive] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={active}
            onChange={(event) => setActive(event.target.checked)}
          />
        }
        label="Show the average length of stays"
      />
      <div style={{ height: 372 }}>
        <DataGridPremium
          columns={stayColumns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={report}
          pivotingColDef={columnOf}
          pagination
          pageSizeOptions={[25]}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          aria-label="Stays, one by one or as a report"
        />
      </div>
    </div>
  );
}
