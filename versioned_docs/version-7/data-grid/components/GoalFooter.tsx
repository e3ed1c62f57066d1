import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const GOAL = 1200;

const columns: GridColDef[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 120 },
  {
    field: 'amount',
    headerName: 'Amount (€)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, donor: 'Bakery Lund', amount: 250 },
  { id: 2, donor: 'Anonymous', amount: 40 },
  { id: 3, donor: 'Choir', amount: 310 },
  { id: 4, donor: 'Class 4b', amount: 118 },
  { id: 5, donor: 'R. Okafor', amount: 75 },
];

function Goal() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, () =>
    Object.values(gridRowsLookupSelector(apiRef)).reduce(
      (sum: number, { amount }) => sum + Number(amount),
      0,
    ),
  );

  return (
    <GridFooterContainer sx={{ gap: 2, paddingInlineStart: 2 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * total) / GOAL)}
        aria-label="Donations"
        sx={{ flex: 1 }}
      />
      <span>
        €{total} of €{GOAL}
      </span>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function GoalFooter() {
  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
        slots={{ footer: Goal }}
        aria-label="Donations for the playground"
      />
    </div>
  );
}
