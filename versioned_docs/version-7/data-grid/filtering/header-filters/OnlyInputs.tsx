import {
  DataGridPro,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from './flights';

const startsWith = getGridStringOperators().filter(({ value }) => value === 'startsWith');
const atLeast = getGridNumericOperators().filter(({ value }) => value === '>=');

const columns: GridColDef<Flight>[] = [
  {
    field: 'destination',
    headerName: 'To',
    valueGetter: (_value, row) => row.city,
    flex: 1,
    filterOperators: startsWith.map((operator) => ({
      ...operator,
      headerLabel: 'First letters',
    })),
  },
  {
    field: 'minSeats',
    headerName: 'Free seats',
    valueGetter: (_value, row) => row.seats,
    type: 'number',
    width: 150,
    filterOperators: atLeast.map((operator) => ({
      ...operator,
      headerLabel: 'At least',
    })),
  },
];

export default function OnlyInputs() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={flights}
        columns={columns}
        headerFilters
        headerFilterHeight={68}
        slots={{ headerFilterMenu: null }}
        disableColumnFilter
        hideFooter
        aria-label="Departures with simple filters"
      />
    </div>
  );
}
