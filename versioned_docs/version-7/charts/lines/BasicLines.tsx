import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function BasicLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Library loans per month"
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        series={[
          { label: 'Printed books', data: [4120, 3980, 4310, 3870, 3640, 3490] },
          { label: 'E-books', data: [1890, 2010, 2160, 2230, 2410, 2580] },
        ]}
      />
    </Box>
  );
}
