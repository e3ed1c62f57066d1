import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro';

const floors = ['5', '4', '3', '2', '1'];
const wings = ['A', 'B', 'C', 'D', 'E', 'F'];
// Kilowatt-hours of each wing on each floor in one day.
const use = [
  [31, 44, 52, 38, 29, 18],
  [46, 61, 75, 57, 41, 33],
  [49, 68, 88, 63, 45, 36],
  [42, 59, 71, 93, 40, 30],
  [64, 70, 66, 58, 81, 47],
];

export default function StyledHighlight() {
  return (
    <Box
      component="figure"
      aria-label="Power use of an office"
      sx={{ width: '100%', m: 0 }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: wings, label: 'Wing' }]}
        yAxis={[{ data: floors, label: 'Floor' }]}
        series={[
          {
            label: 'kWh',
            data: use.flatMap((row, y) =>
              row.map((value, x): [number, number, number] => [x, y, value]),
            ),
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${heatmapClasses.cell}`]: { transition: 'opacity 150ms' },
          [`& .${heatmapClasses.highlighted}`]: {
            filter: 'none',
            stroke: 'currentColor',
            strokeWidth: 3,
          },
          [`& .${heatmapClasses.faded}`]: { filter: 'none', opacity: 0.4 },
        }}
      />
    </Box>
  );
}
