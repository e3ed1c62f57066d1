import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

// The series with the largest sum comes first.
const series = [
  { label: 'Kitchen', data: [9, 8, 7], color: '#4254fb' },
  { label: 'Shower and bath', data: [46, 44, 42], color: '#0d9bd6' },
  { label: 'Laundry', data: [17, 15, 12], color: '#22bf75' },
  { label: 'Toilet', data: [38, 34, 31], color: '#ffb422' },
].sort((a, b) => sum(b.data) - sum(a.data));

export default function SortedStack() {
  const [stackOrder, setStackOrder] = React.useState<'none' | 'reverse'>('none');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the stack"
        value={stackOrder}
        onChange={(_event, value) => value && setStackOrder(value)}
      >
        <ToggleButton value="none">Largest below</ToggleButton>
        <ToggleButton value="reverse">Largest on top</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Water used by households, in liters per person and day"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['2005', '2015', '2025'] }]}
        series={series.map((item) => ({ ...item, stack: 'water', stackOrder }))}
      />
    </Box>
  );
}
