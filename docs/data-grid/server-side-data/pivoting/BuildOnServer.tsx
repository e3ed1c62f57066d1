import * as React from 'react';
import {
  DataGridPremium,
  GridSidebarValue,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createPivotServer, nameOf } from './createPivotServer';
import { functions, stayColumns, stays } from './stays';

const server = createPivotServer(stays, 250);

export default function BuildOnServer() {
  const [report, setReport] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ pivotModel, groupKeys, sortModel, filterModel, start, end }) => {
        const answer = await server.list({
          pivotModel,
          groupKeys,
          sortModel,
          filterModel,
          start,
          end,
        });
        setReport(`${answer.rows.length} rows from request ${server.countRequests()}`);
        return answer;
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
      getAggregatedValue: (row, field) => row[field],
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 560 }}>
        <DataGridPremium
          columns={stayColumns}
          dataSource={dataSource}
          aggregationFunctions={functions}
          pivotingColDef={(field, path) => ({ field: nameOf(path, field), width: 120 })}
          initialState={{
            sidebar: { open: true, value: GridSidebarValue.Pivot },
            pivoting: {
              enabled: true,
              model: {
                rows: [{ field: 'house' }],
                columns: [{ field: 'channel' }],
                values: [{ field: 'revenue', aggFunc: 'sum' }],
              },
            },
          }}
          showToolbar
          hideFooter
          aria-label="Report of stays"
        />
      </div>
      <div role="status" style={{ height: 24, marginTop: 8 }}>
        {report}
      </div>
    </div>
  );
}
