import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../shared/createGroupServer';
import { tickets, type Ticket } from './tickets';

const server = createGroupServer(tickets);

const dataSource: GridDataSource = {
  getRows: ({ groupFields, groupKeys, filterModel }) =>
    server.list({ groupFields, groupKeys, filterModel }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const columns: GridColDef<Ticket>[] = [
  {
    field: 'opened',
    headerName: 'Month',
    renderCell: ({ rowNode }) =>
      rowNode.type === 'group'
        ? months.format(new Date(`${String(rowNode.groupingKey)}-01`))
        : null,
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const isCurrentMonth: DataGridPremiumProps['isGroupExpandedByDefault'] = ({
  groupingKey,
}) => groupingKey === '2026-04';

export default function MonthNames() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['opened'] },
          columns: { columnVisibilityModel: { opened: false } },
        }}
        groupingColDef={{ headerName: 'Month', width: 190 }}
        disableColumnSorting
        isGroupExpandedByDefault={isCurrentMonth}
        hideFooter
        aria-label="Tickets by month"
      />
    </div>
  );
}
