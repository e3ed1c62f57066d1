import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', width: 150 },
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'seats', headerName: 'Seats sold', type: 'number', width: 120 },
];

const rows = [
  { id: 1, film: 'The Lighthouse Keeper', day: 'Friday', seats: 64 },
  { id: 2, film: 'The Lighthouse Keeper', day: 'Saturday', seats: 112 },
  { id: 3, film: 'The Lighthouse Keeper', day: 'Saturday', seats: 97 },
  { id: 4, film: 'Paper Moon Express', day: 'Friday', seats: 41 },
  { id: 5, film: 'Paper Moon Express', day: 'Saturday', seats: 58 },
  { id: 6, film: 'Paper Moon Express', day: 'Sunday', seats: 120 },
];

export default function CinemaPivot() {
  return (
    <div style={{ height: 288, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={{ width: 220 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'film' }],
              columns: [{ field: 'day' }],
              values: [{ field: 'seats', aggFunc: 'sum' }],
            },
          },
        }}
        aria-label="Seats sold by film and day"
        hideFooter
      />
    </div>
  );
}
