import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const sensors = ['Boiler', 'Turbine', 'Condenser', 'Pump A', 'Pump B'];

const readAll = (tick: number) =>
  sensors.map((name, index) => ({
    id: index,
    name,
    bar: 40 + ((tick * (index + 3) * 7) % 59),
    reading: tick,
  }));

const rows = readAll(0);

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Sensor', flex: 1, minWidth: 120 },
  { field: 'bar', headerName: 'bar', type: 'number', width: 100 },
  { field: 'reading', headerName: 'Reading', type: 'number', width: 120 },
];

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const tick = React.useRef(0);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      tick.current += 1;
      apiRef.current?.updateRows(readAll(tick.current));
    }, 50);
    return () => clearInterval(timer);
  }, [running, apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Start'} the feed
      </Button>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
          aria-label="Pressure sensors"
        />
      </div>
    </Stack>
  );
}
