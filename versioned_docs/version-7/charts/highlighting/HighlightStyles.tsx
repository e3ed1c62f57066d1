import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function HighlightStyles() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Score of three teams over the season"
        height={260}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
        sx={{
          [`& .${lineClasses.line}`]: { transition: 'opacity 150ms' },
          [`& .${lineClasses.line}[data-highlighted]`]: {
            strokeWidth: 5,
            filter: 'none',
          },
          [`& .${lineClasses.line}[data-faded]`]: {
            opacity: 0.6,
            strokeDasharray: '4 4',
          },
        }}
        xAxis={[
          {
            data: [1, 2, 3, 4, 5, 6, 7, 8],
            label: 'Round',
            domainLimit: 'strict',
            tickMinStep: 1,
          },
        ]}
        series={[
          { label: 'Foxes', data: [3, 4, 7, 10, 10, 13, 16, 17] },
          { label: 'Owls', data: [1, 4, 5, 6, 9, 12, 12, 15] },
          { label: 'Otters', data: [0, 3, 6, 9, 12, 12, 13, 16] },
        ].map((team) => ({ ...team, highlightScope, showMark: false }))}
      />
    </Box>
  );
}
