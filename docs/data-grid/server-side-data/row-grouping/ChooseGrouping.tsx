import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridDataSource,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { ticketColumns, tickets } from './tickets';

const server = createGroupServer(tickets);

const groupings: Record<string, GridRowGroupingModel> = {
  'No groups': [],
  'Month and team': ['opened', 'team'],
  Priority: ['priority'],
};

export default function ChooseGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['opened', 'team']);
  const [request, setRequest] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({
        groupFields = [],
        groupKeys = [],
        sortModel,
        filterModel,
        start,
        end,
      }) => {
        setRequest(
          `groupFields: [${groupFields.join(', ')}], groupKeys: [${groupKeys.join(', ')}]`,
        );
        return server.list({
          groupFields,
          groupKeys,
          sortModel,
          filterModel,
          start,
          end,
        });
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    }),
    [],
  );

  // Users can also group by any column from its menu.
  const name = Object.keys(groupings).find(
    (each) => String(groupings[each]) === String(model),
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Group by"
        value={name ?? ''}
        onChange={(event) => setModel(groupings[event.target.value] ?? [])}
        sx={{ minWidth: 200, mb: 2 }}
      >
        {Object.keys(groupings).map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 372 }}>
        <DataGridPremium
          columns={ticketColumns}
          dataSource={dataSource}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pagination
          pageSizeOptions={[10]}
          groupingColDef={{ width: 170 }}
          aria-label="Tickets in groups of your choice"
        />
      </div>
      <p role="status" style={{ minHeight: 48 }}>
        Last request: <code>{request}</code>
      </p>
    </div>
  );
}
