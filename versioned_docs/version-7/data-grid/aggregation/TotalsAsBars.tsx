import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'member', headerName: 'Member', width: 130 },
  {
    field: 'done',
    headerName: 'Training done',
    type: 'number',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? `${Math.round(value)}%` : '',
    renderCell: ({ value, formattedValue, aggregation }) => {
      // A group without a total has no bar, nor has a count of people.
      if (typeof value !== 'number' || aggregation?.hasCellUnit === false) {
        return formattedValue;
      }
      return (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
          <LinearProgress
            variant="determinate"
            value={value}
            color={aggregation ? 'secondary' : 'primary'}
            aria-label={aggregation ? 'Average' : 'Training done'}
            sx={{ flexGrow: 1, height: aggregation ? 8 : 4 }}
          />
          <span>{formattedValue}</span>
        </Stack>
      );
    },
  },
];

const rows = [
  { id: 1, team: 'Night', member: 'Aiko', done: 80 },
  { id: 2, team: 'Night', member: 'Sofia', done: 45 },
  { id: 3, team: 'Day', member: 'Tomas', done: 100 },
  { id: 4, team: 'Day', member: 'Greta', done: 70 },
];

const onGroupsOnly: DataGridPremiumProps['getAggregationPosition'] = (node) =>
  node.depth === -1 ? null : 'inline';

export default function TotalsAsBars() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        getAggregationPosition={onGroupsOnly}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['team'] },
          aggregation: { model: { done: 'avg' } },
          columns: { columnVisibilityModel: { team: false } },
        }}
        aria-label="Safety training"
        hideFooter
      />
    </div>
  );
}
