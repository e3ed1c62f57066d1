import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { ticketColumns, tickets } from './tickets';

const server = createGroupServer(tickets);

const dataSource: GridDataSource = {
  getRows: ({ groupFields, groupKeys, sortModel, filterModel, start, end }) =>
    server.list({ groupFields, groupKeys, sortModel, filterModel, start, end }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

export default function TicketsByTeam() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        columns={ticketColumns}
        dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['team', 'priority'] },
          columns: { columnVisibilityModel: { team: false, priority: false } },
        }}
        groupingColDef={{ width: 190 }}
        hideFooter
        aria-label="Tickets by team and priority"
      />
    </div>
  );
}
