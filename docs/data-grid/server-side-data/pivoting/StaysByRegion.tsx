import {
  DataGridPremium,
  type GridDataSource,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
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

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'region' }, { field: 'house' }],
      columns: [{ field: 'year' }],
      values: [
        { field: 'nights', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

export default function StaysByRegion() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        columns={stayColumns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        pivotingColDef={(field, path) => ({ field: nameOf(path, field) })}
        initialState={initialState}
        hideFooter
        aria-label="Stays by region and year"
      />
    </div>
  );
}
