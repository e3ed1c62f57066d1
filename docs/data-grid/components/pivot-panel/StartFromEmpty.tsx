import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridOverlay,
  GridSidebarValue,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 120 },
  { field: 'ticket', headerName: 'Ticket', width: 120 },
  { field: 'fare', headerName: 'Fare (€)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, route: 'Island', ticket: 'Adult', fare: 24 },
  { id: 2, route: 'Island', ticket: 'Child', fare: 12 },
  { id: 3, route: 'Harbor', ticket: 'Adult', fare: 9 },
  { id: 4, route: 'Harbor', ticket: 'Adult', fare: 9 },
  { id: 5, route: 'Harbor', ticket: 'Child', fare: 5 },
];

const example = {
  rows: [{ field: 'route' }],
  columns: [{ field: 'ticket' }],
  values: [{ field: 'fare', aggFunc: 'sum' }],
};

function EmptyReport() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Button variant="outlined" onClick={() => apiRef.current.setPivotModel(example)}>
        Start with an example
      </Button>
    </GridOverlay>
  );
}

const slots = { emptyPivotOverlay: EmptyReport };

export default function StartFromEmpty() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{
          pivoting: { enabled: true },
          sidebar: { open: true, value: GridSidebarValue.Pivot },
        }}
        showToolbar
        hideFooter
        aria-label="Tickets of a ferry"
      />
    </div>
  );
}
