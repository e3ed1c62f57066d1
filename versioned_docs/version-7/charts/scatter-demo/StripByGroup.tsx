import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

const groups = {
  Morning: [212, 198, 240, 225, 187, 231, 219, 206, 244],
  Noon: [301, 275, 322, 288, 296, 310, 267, 334],
  Evening: [254, 229, 262, 241, 277, 248, 236, 259, 270, 244],
};
const names = Object.keys(groups);
/** Spreads points of a group sideways, the same way at every render. */
const spread = (index: number) => (((index * 7) % 10) / 10 - 0.45) * 0.5;

export default function StripByGroup() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Duration of calls in seconds by time of day"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            min: -0.5,
            max: names.length - 0.5,
            disableTicks: true,
            tickInterval: names.map((_name, index) => index),
            valueFormatter: (index: number) => names[index] ?? '',
          },
        ]}
        yAxis={[{ min: 150, label: 'Seconds' }]}
        series={Object.entries(groups).map(([name, values], group) => ({
          label: name,
          markerSize: 5,
          data: values.map((y, index) => ({
            id: `${name} ${index}`,
            x: group + spread(index),
            y,
          })),
          valueFormatter: (value) => value && `${value.y} s`,
        }))}
      />
    </Box>
  );
}
