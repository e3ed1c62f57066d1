import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, barClasses } from '@mui/x-charts';

export default function PatternBars() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <BarChart
        title="Households by heating, in percent"
        height={260}
        xAxis={[{ data: ['Old town', 'Harbor', 'Hills'] }]}
        sx={{ [`& .${barClasses.element}`]: { stroke: 'currentColor' } }}
        series={[
          { label: 'Heat pump', data: [12, 38, 21], color: `url("#${id}-solid")` },
          { label: 'District heating', data: [57, 44, 18], color: `url("#${id}-lines")` },
          { label: 'Gas', data: [31, 18, 61], color: `url("#${id}-dots")` },
        ]}
      >
        <defs>
          <pattern
            id={`${id}-solid`}
            width={4}
            height={4}
            patternUnits="userSpaceOnUse"
            fill="currentColor"
          >
            <rect width={4} height={4} />
          </pattern>
          <pattern
            id={`${id}-lines`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
            fill="currentColor"
          >
            <rect width={3} height={8} />
          </pattern>
          <pattern
            id={`${id}-dots`}
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
