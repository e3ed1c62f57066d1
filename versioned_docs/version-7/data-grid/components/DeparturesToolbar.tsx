import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarFilterButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, rows } from './departures';

function DepartureBar() {
  const apiRef = useGridApiContext();

  return (
    <GridToolbarContainer role="group" aria-label="Departures">
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>Departures</Typography>
      <Button size="small" onClick={() => apiRef.current.sortColumn('delay', 'desc')}>
        Sort by delay
      </Button>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarExport csvOptions={{ fileName: 'departures' }} />
    </GridToolbarContainer>
  );
}

export default function DeparturesToolbar() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: DepartureBar }}
        hideFooter
        aria-label="Departures"
      />
    </div>
  );
}
