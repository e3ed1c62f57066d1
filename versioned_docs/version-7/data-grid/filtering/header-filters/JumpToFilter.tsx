import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { flights, type Flight } from './flights';

const columns: GridColDef<Flight>[] = [
  { field: 'number', headerName: 'Flight', flex: 1, minWidth: 130 },
  {
    field: 'arrivesIn',
    headerName: 'To',
    width: 170,
    valueGetter: (_value, row) => row.city,
  },
  { field: 'gate', headerName: 'Gate', width: 150 },
];

export default function JumpToFilter() {
  const apiRef = useGridApiRef();

  const typeCity = () => {
    apiRef.current.setColumnHeaderFilterFocus('arrivesIn');
    apiRef.current.startHeaderFilterEditMode('arrivesIn');
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ pb: 1 }}>
        <Button variant="outlined" onClick={typeCity}>
          Filter by city
        </Button>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Show all
        </Button>
      </Stack>
      <div style={{ height: 372 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          headerFilters
          hideFooter
          aria-label="Departures by city"
        />
      </div>
    </div>
  );
}
