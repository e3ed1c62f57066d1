import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, barElementClasses } from '@mui/x-charts';

export default function PatternBars() {
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <BarChart
        title="Households by heating, in percent"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Old town', 'Harbor', 'Hills'] }]}
        sx={{ [`& .${barElementClasses.root}`]: { stroke: 'currentColor' } }}
        series={[
          { label: 'Heat pump', data: [12, 38, 21], color: 'url(#heating-solid)' },
          { label: 'District heating', data: [57, 44, 18], color: 'url(#heating-lines)' },
          { label: 'Gas', data: [31, 18, 61], color: 'url(#heating-dots)' },
        ]}
      >
        <defs>
          <pattern
            id="heating-solid"
            width={4}
            height={4}
            patternUnits="userSpaceOnUse"
            fill="currentColor"
          >
            <rect width={4} height={4} />
          </pattern>
          <pattern
            id="heating-lines"
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
            fill="currentColor"
          >
            <rect width={3} height={8} />
          </pattern>
          <pattern
            id="heating-dots"
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            fill="currentColor"
          >
            <circle cx={4} cy={4} r={1.5} />
          </pattern>
        </defs>
      </BarChart>
    </Box>
  );
}
