import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  GRID_ROOT_GROUP_ID,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, donor: 'Rowing club', amount: 150 },
  { id: 2, donor: 'Bakery Sun', amount: 80 },
  { id: 3, donor: 'Mrs. Adeyemi', amount: 220 },
];

const goal = 800;

function GoalFooter() {
  const apiRef = useGridApiContext();
  const totals = useGridSelector(apiRef, gridAggregationLookupSelector);
  const amount = Number(totals?.[GRID_ROOT_GROUP_ID]?.amount?.value ?? 0);

  return (
    <Typography variant="body2" sx={{ p: 2 }}>
      {amount} of {goal} euros: {Math.max(0, goal - amount)} to go.
    </Typography>
  );
}

export default function TotalInSentence() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={{ footer: GoalFooter }}
        initialState={{ aggregation: { model: { amount: 'sum' } } }}
        aria-label="Donations for a new boat"
      />
    </div>
  );
}
