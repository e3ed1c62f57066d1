import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLegend } from '@mui/x-charts/hooks';

const series = [
  { data: [120, 90, 140], label: 'Adults' },
  { data: [60, 75, 50], label: 'Children' },
];

function ChipLegend() {
  const { items } = useLegend();

  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
      {items.map((item) => (
        <Chip
          key={String(item.seriesId)}
          size="small"
          variant="outlined"
          label={item.label}
          style={{ borderColor: item.color, borderWidth: 2 }}
        />
      ))}
    </Stack>
  );
}

export default function LegendAsChips() {
  return (
    <BarChart
      height={260}
      series={series}
      xAxis={[{ data: ['Friday', 'Saturday', 'Sunday'] }]}
      slots={{ legend: ChipLegend }}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
  );
}
