import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

// Temperature of a lake in August, measured from the surface down.
const probes = [
  [21.8, 0],
  [21.6, 2],
  [20.9, 4],
  [18.2, 6],
  [13.7, 8],
  [10.1, 10],
  [7.6, 14],
  [6.2, 18],
  [5.4, 24],
  [5.1, 30],
].map(([x, y], id) => ({ id, x: x!, y: y! }));

export default function DepthProfile() {
  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      <ScatterChart
        title="Temperature of the lake by depth"
        height={320}
        slotProps={{ legend: { hidden: true } }}
        grid={{ horizontal: true, vertical: true }}
        bottomAxis={null}
        topAxis={{}}
        xAxis={[{ label: 'Temperature (°C)', min: 0, max: 25 }]}
        yAxis={[{ reverse: true, label: 'Depth (m)', min: 0, domainLimit: 'strict' }]}
        series={[
          {
            label: 'Probe',
            data: probes,
            markerSize: 5,
            valueFormatter: (value) => value && `${value.x} °C at ${value.y} m`,
          },
        ]}
      />
    </Box>
  );
}
