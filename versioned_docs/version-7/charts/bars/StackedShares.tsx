import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';

const answers = [
  { label: 'Satisfied', data: [42, 118, 76] },
  { label: 'Neutral', data: [15, 60, 21] },
  { label: 'Dissatisfied', data: [8, 49, 12] },
];

export default function StackedShares() {
  const [stackOffset, setStackOffset] = React.useState<'none' | 'expand'>('expand');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the bars"
        value={stackOffset}
        onChange={(_event, next: 'none' | 'expand' | null) => {
          if (next) {
            setStackOffset(next);
          }
        }}
      >
        <ToggleButton value="expand">Shares</ToggleButton>
        <ToggleButton value="none">Counts</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Answers per branch"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['North', 'Center', 'South'] }]}
        yAxis={[
          {
            valueFormatter: (value: number) =>
              stackOffset === 'expand' ? `${Math.round(value * 100)}%` : `${value}`,
          },
        ]}
        series={answers.map((series) => ({ ...series, stack: 'answers', stackOffset }))}
      />
    </Box>
  );
}
