import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BarChart } from '@mui/x-charts';

const ENGLISH = {
  title: 'Orders per weekday',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  online: 'Online',
  store: 'In store',
};

export default function PreviewCharts({ texts = ENGLISH }) {
  const theme = useTheme();
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title={texts.title}
        height={288}
        borderRadius={4}
        skipAnimation
        margin={{ top: 16, right: 0, bottom: 0, left: 0 }}
        xAxis={[{ data: texts.days }]}
        yAxis={[{ width: 36, max: 100 }]}
        series={[
          {
            data: [32, 41, 28, 46, 52, 61, 38],
            label: texts.online,
            stack: 'orders',
            color: (theme.vars ?? theme).palette.primary.main,
          },
          { data: [18, 14, 21, 17, 24, 33, 12], label: texts.store, stack: 'orders' },
        ]}
      />
    </Box>
  );
}
