import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts';

const hours = Array.from({ length: 25 }, (_value, hour) => hour);
const load = hours.map((hour) => Math.round(58 + 24 * Math.sin((hour - 7) / 3.8)));

// Users can also leave full screen with Escape.
function subscribe(notify: () => void) {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
}

export default function FullScreenChart() {
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);
  const isFull = React.useSyncExternalStore(
    subscribe,
    () => box !== null && document.fullscreenElement === box,
    () => false,
  );
  const isSupported = React.useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  const toggle = () => (isFull ? document.exitFullscreen() : box?.requestFullscreen());

  return (
    <Box
      ref={setBox}
      sx={{
        width: '100%',
        height: 300,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
      }}
    >
      {isSupported && (
        <Button size="small" sx={{ alignSelf: 'end' }} onClick={() => void toggle()}>
          {isFull ? 'Exit full screen' : 'Full screen'}
        </Button>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <LineChart
          title="Load of a data center by hour"
          hideLegend
          xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
          yAxis={[{ min: 0, max: 100, valueFormatter: (value: number) => `${value}%` }]}
          series={[{ label: 'Load', data: load, showMark: false }]}
          // Only what is inside the box is visible in full screen.
          slotProps={{ tooltip: { disablePortal: true } }}
        />
      </Box>
    </Box>
  );
}
