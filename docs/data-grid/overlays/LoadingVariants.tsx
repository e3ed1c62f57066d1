import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridLoadingOverlayProps,
} from '@mui/x-data-grid';

type Variant = NonNullable<GridLoadingOverlayProps['variant']>;

const variants: Variant[] = ['linear-progress', 'circular-progress', 'skeleton'];

const columns: GridColDef[] = [
  { field: 'flight', headerName: 'Flight', width: 110 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

const flights = [
  { id: 1, flight: 'AV 204', from: 'Lisbon', gate: 'B4' },
  { id: 2, flight: 'NT 18', from: 'Oslo', gate: 'A1' },
  { id: 3, flight: 'AV 377', from: 'Turin', gate: 'B7' },
];

const noFlights: typeof flights = [];

const slots = {
  baseLinearProgress: () => <LinearProgress aria-label="Loading arrivals" />,
  baseCircularProgress: () => <CircularProgress aria-label="Loading arrivals" />,
};

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<Variant>('linear-progress');
  const [hasRows, setHasRows] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={variant}
          onChange={(_, next: Variant | null) => next && setVariant(next)}
          aria-label="Variant"
        >
          {variants.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch checked={hasRows} onChange={(_, checked) => setHasRows(checked)} />
          }
          label="Rows are there"
        />
      </Stack>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          rows={hasRows ? flights : noFlights}
          columns={columns}
          loading
          slots={slots}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          hideFooter
          aria-label="Arrivals"
        />
      </div>
    </Stack>
  );
}
