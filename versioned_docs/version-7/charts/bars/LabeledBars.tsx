import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function LabeledBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Tickets opened and closed"
        height={300}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ position: 'none', max: 60 }]}
        series={[
          {
            label: 'Opened',
            data: [38, 51, 27, 44, 19],
            barLabel: 'value',
            barLabelPlacement: 'outside',
          },
          {
            id: 'closed',
            label: 'Closed',
            data: [31, 42, 36, 40, 6],
            barLabel: (item, context) =>
              context.bar.height < 40 ? null : `${item.value}`,
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
