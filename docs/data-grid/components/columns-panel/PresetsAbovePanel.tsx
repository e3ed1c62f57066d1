import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridColumnsPanel,
  useGridApiContext,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'wagon', headerName: 'Wagon', width: 100 },
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 110 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 90 },
  { field: 'brakes', headerName: 'Brakes checked', type: 'date', width: 140 },
  { field: 'axles', headerName: 'Axles', type: 'number', width: 90 },
];

const rows = [
  {
    id: 1,
    wagon: '81-204',
    load: 'Gravel',
    tons: 54,
    brakes: new Date(2026, 0, 14),
    axles: 4,
  },
  {
    id: 2,
    wagon: '81-209',
    load: 'Timber',
    tons: 38,
    brakes: new Date(2026, 1, 3),
    axles: 4,
  },
  {
    id: 3,
    wagon: '82-017',
    load: 'Grain',
    tons: 61,
    brakes: new Date(2025, 11, 9),
    axles: 6,
  },
];

const presets: Record<string, GridColumnVisibilityModel> = {
  Dispatcher: { brakes: false, axles: false },
  Workshop: { load: false, tons: false },
};

function PanelWithPresets() {
  const apiRef = useGridApiContext();

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ p: 1 }} role="group" aria-label="Views">
        {Object.entries(presets).map(([name, model]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current.setColumnVisibilityModel(model)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <GridColumnsPanel />
    </div>
  );
}

const slots = { columnsPanel: PanelWithPresets };

export default function PresetsAbovePanel() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Wagons of a train"
      />
    </div>
  );
}
