import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function LabeledBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Tickets opened and closed"
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        leftAxis={null}
        barLabel={(item, context) => (context.bar.height < 40 ? null : `${item.value}`)}
        series={[
          {
            label: 'Opened',
            data: [38, 51, 27, 44, 19],
          },
          {
            id: 'closed',
            label: 'Closed',
            data: [31, 42, 36, 40, 6],
          },
        ]}
        slotProps={{
          barLabel: ({ seriesId }) =>
            seriesId === 'closed' ? { style: { fill: 'black' } } : {},
        }}
      />
    </Box>
  );
}
