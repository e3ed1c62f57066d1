import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';

// The type of an axis does not name the ratio.
const gaps = { categoryGapRatio: 0.3 };
const steps = [6120, 8340, 4975, 9870, 11240, 7410, 3190];

export default function BareBars() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 280 }}>
      <Typography variant="overline">Steps this week</Typography>
      <Typography variant="h5" component="p">
        {steps.reduce((sum, value) => sum + value, 0).toLocaleString('en-US')}
      </Typography>
      <BarChart
        title="Steps on each day of this week"
        height={80}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        leftAxis={null}
        bottomAxis={null}
        slotProps={{ legend: { hidden: true } }}
        borderRadius={4}
        xAxis={[
          {
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
            scaleType: 'band',
            ...gaps,
          },
        ]}
        series={[{ data: steps, label: 'Steps' }]}
      />
    </Paper>
  );
}
