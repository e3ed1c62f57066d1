import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { cities, flights, type Flight } from './flights';

const columns: GridColDef<Flight>[] = [
  { field: 'number', headerName: 'Flight', width: 130 },
  {
    field: 'city',
    headerName: 'To',
    type: 'singleSelect',
    valueOptions: cities,
    width: 140,
  },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 160 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 160 },
  { field: 'delayed', headerName: 'Delayed', type: 'boolean', width: 130 },
];

export default function FilterDepartures() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={flights}
        columns={columns}
        headerFilters
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'seats', operator: '>', value: 20 }] },
          },
        }}
        hideFooter
        aria-label="Departures"
      />
    </div>
  );
}
