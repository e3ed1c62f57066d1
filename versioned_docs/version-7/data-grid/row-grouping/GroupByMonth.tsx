import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Repair {
  id: number;
  machine: string;
  mechanic: { name: string; shift: string };
  done: Date;
}

const columns: GridColDef<Repair>[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 140 },
  {
    field: 'mechanic',
    headerName: 'Mechanic',
    width: 140,
    valueFormatter: (value?: Repair['mechanic'] | string) =>
      typeof value === 'object' ? value.name : value,
    // An object can't be a group; its shift can.
    groupingValueGetter: (value: Repair['mechanic']) => `${value.shift} shift`,
  },
  {
    field: 'done',
    headerName: 'Done',
    type: 'date',
    width: 120,
    // Text sorts as dates do when the year comes first.
    groupingValueGetter: (value: Date) =>
      `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}`,
    valueFormatter: (value?: Date | string) =>
      value instanceof Date ? value.toLocaleDateString('en') : value,
  },
];

const early = { name: 'Petra', shift: 'Early' };
const late = { name: 'Jonas', shift: 'Late' };

const rows: Repair[] = [
  { id: 1, machine: 'Lathe', mechanic: early, done: new Date(2026, 1, 3) },
  { id: 2, machine: 'Press', mechanic: late, done: new Date(2026, 1, 17) },
  { id: 3, machine: 'Saw', mechanic: early, done: new Date(2026, 2, 9) },
  { id: 4, machine: 'Lathe', mechanic: early, done: new Date(2026, 2, 20) },
  { id: 5, machine: 'Drill', mechanic: late, done: new Date(2026, 2, 24) },
];

const isOpenAtFirst: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.depth === 0 || node.groupingKey === 'Early shift';

export default function GroupByMonth() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['done', 'mechanic'] },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        groupingColDef={{ headerName: 'Month and shift', width: 200 }}
        isGroupExpandedByDefault={isOpenAtFirst}
        aria-label="Repairs by month"
        hideFooter
      />
    </div>
  );
}
