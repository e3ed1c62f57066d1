import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChartPro, type ScatterChartProProps } from '@mui/x-charts-pro';

// Lengths and weights of 200 fish, the same on every render.
const fish = Array.from({ length: 200 }, (_, id) => {
  const length = 18 + ((id * 37) % 200) / 4.2;
  const spread = 1 + (((id * 53) % 41) - 20) / 130;
  return {
    id,
    x: Math.round(length * 10) / 10,
    y: Math.round(0.011 * length ** 3 * spread),
  };
});
// The wheel scrolls the page unless a key is held; drag selects an area.
const gestures: ScatterChartProProps['zoomInteractionConfig'] = {
  zoom: [
    { type: 'wheel', requiredKeys: ['ControlOrMeta'] },
    'pinch',
    { type: 'brush', pointerMode: 'mouse' },
    'doubleTapReset',
  ],
  pan: [
    { type: 'drag', pointerMode: 'touch' },
    { type: 'drag', pointerMode: 'mouse', requiredKeys: ['Shift'] },
  ],
};

export default function ZoomGestures() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChartPro
        title="Length and weight of fish"
        height={300}
        hideLegend
        zoomInteractionConfig={gestures}
        voronoiMaxRadius={20}
        xAxis={[{ label: 'Length (cm)', zoom: true }]}
        yAxis={[{ label: 'Weight (g)', zoom: true, width: 70 }]}
        series={[
          {
            data: fish,
            valueFormatter: (value) => value && `${value.x} cm, ${value.y} g`,
          },
        ]}
      />
    </Box>
  );
}
