import * as React from 'react';
import Box from '@mui/material/Box';
import { getLineElementUtilityClass, LineChart } from '@mui/x-charts';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const dashes = { lake: 'none', river: '9 5', spring: '2 5' };

export default function DashedSeries() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Water temperature in degrees Celsius"
        height={260}
        colors={['currentColor']}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { id: 'lake', label: 'Lake (solid)', data: [9, 14, 19, 22, 23, 18] },
          { id: 'river', label: 'River (dashed)', data: [8, 11, 15, 18, 18, 15] },
          { id: 'spring', label: 'Spring (dotted)', data: [7, 8, 8, 9, 9, 9] },
        ]}
        sx={Object.entries(dashes).map(([id, dash]) => ({
          color: 'text.primary',
          [`& .${getLineElementUtilityClass(`series-${id}`)}`]: {
            strokeDasharray: dash,
          },
        }))}
      />
    </Box>
  );
}
