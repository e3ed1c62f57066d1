import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChartPro, type ScatterChartProProps } from '@mui/x-charts-pro';

// Samples of a core drilled 400 m into a glacier: age of the ice by depth.
const samples = Array.from({ length: 134 }, (_, id) => ({
  id,
  x: Math.round(-2400 * Math.log(1 - (id * 3) / 430)) + ((id * 29) % 60),
  y: id * 3,
}));
// The wheel moves through the depths; it does not zoom.
const gestures: ScatterChartProProps['zoomInteractionConfig'] = {
  zoom: ['pinch'],
  pan: ['drag', { type: 'wheel', allowedDirection: 'y' }],
};

export default function ScrolledDepths() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChartPro
        title="Age of the ice by depth, from the surface down"
        height={320}
        hideLegend
        zoomInteractionConfig={gestures}
        initialZoom={[{ axisId: 'depth', start: 0, end: 30 }]}
        grid={{ horizontal: true }}
        xAxis={[{ label: 'Age (years)', position: 'top' }]}
        yAxis={[
          {
            id: 'depth',
            label: 'Depth (m)',
            min: 0,
            max: 400,
            reverse: true,
            zoom: { minSpan: 20, slider: { enabled: true } },
          },
        ]}
        series={[
          {
            data: samples,
            markerSize: 3,
            valueFormatter: (sample) => sample && `${sample.x} years at ${sample.y} m`,
          },
        ]}
      />
    </Box>
  );
}
