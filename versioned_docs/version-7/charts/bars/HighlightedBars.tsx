import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const shared = { highlightScope: { highlight: 'series', fade: 'global' } } as const;

export default function HighlightedBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Power by source, in gigawatt hours"
        desc="Wind grows from 31 to 52, solar from 12 to 29, water stays near 40."
        height={280}
        axisHighlight={{ x: 'none' }}
        xAxis={[{ scaleType: 'band', data: ['2022', '2023', '2024', '2025'] }]}
        series={[
          { ...shared, label: 'Wind', data: [31, 36, 44, 52] },
          { ...shared, label: 'Solar', data: [12, 17, 23, 29] },
          { ...shared, label: 'Water', data: [41, 39, 42, 40] },
        ]}
        tooltip={{ trigger: 'item' }}
      />
    </Box>
  );
}
