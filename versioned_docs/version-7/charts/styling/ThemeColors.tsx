import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts';

export default function ThemeColors() {
  const theme = useTheme();
  // With CSS theme variables, these colors follow the color scheme.
  const { success, error, text } = (theme.vars ?? theme).palette;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Deliveries on time and late"
        height={260}
        colors={[success.main, error.main, text.secondary]}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { label: 'On time', data: [182, 196, 174, 201, 188] },
          { label: 'Late', data: [14, 9, 31, 12, 22] },
          { label: 'Planned', data: [190, 200, 200, 210, 205], showMark: false },
        ]}
      />
    </Box>
  );
}
