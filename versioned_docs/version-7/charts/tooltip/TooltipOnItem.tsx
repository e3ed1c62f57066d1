import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function TooltipOnItem() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Emergency calls by time of day"
        height={280}
        enableKeyboardNavigation
        margin={{ top: 48 }}
        xAxis={[{ data: ['Night', 'Morning', 'Noon', 'Afternoon', 'Evening'] }]}
        series={[
          { label: 'Fire', data: [14, 21, 18, 26, 31] },
          { label: 'Medical', data: [52, 74, 69, 81, 77] },
        ]}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position: 'top' } }}
      />
    </Box>
  );
}
