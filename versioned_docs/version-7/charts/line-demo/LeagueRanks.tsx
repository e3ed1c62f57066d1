import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const ranks = {
  Harbor: [3, 2, 2, 1, 1, 1],
  Riverside: [1, 1, 3, 3, 2, 3],
  'Old Mill': [2, 4, 1, 2, 3, 2],
  Hillside: [4, 3, 4, 4, 4, 4],
};

export default function LeagueRanks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Places of four clubs after each round"
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6], scaleType: 'point', label: 'Round' }]}
        yAxis={[{ reverse: true, min: 0.5, max: 4.5, tickInterval: [1, 2, 3, 4] }]}
        series={Object.entries(ranks).map(([club, data]) => ({
          label: club,
          data,
          curve: 'monotoneX',
          showMark: true,
          highlightScope: { highlight: 'series', fade: 'global' },
          valueFormatter: (value) => (value === null ? null : `Place ${value}`),
        }))}
        sx={{ '& .MuiLineElement-root': { strokeWidth: 5 } }}
      />
    </Box>
  );
}
