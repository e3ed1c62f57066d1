import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, LineChart, type AxisItemIdentifier } from '@mui/x-charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function LinkedCharts() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const linked = {
    height: 170,
    hideLegend: true,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        {...linked}
        title="Hours of sun"
        xAxis={[{ id: 'day', data: days }]}
        yAxis={[{ label: 'Sun (h)' }]}
        series={[{ label: 'Sun', data: [4, 7, 9, 2, 5, 10, 8] }]}
      />
      <LineChart
        {...linked}
        title="Visitors of the open-air pool"
        xAxis={[{ id: 'day', scaleType: 'band', data: days }]}
        yAxis={[{ label: 'Visitors' }]}
        series={[{ label: 'Visitors', data: [210, 390, 520, 120, 340, 910, 870] }]}
      />
    </Box>
  );
}
