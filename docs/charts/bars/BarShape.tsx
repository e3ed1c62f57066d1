import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';

const controls = [
  { name: 'categoryGapRatio', max: 0.9, step: 0.1 },
  { name: 'barGapRatio', max: 0.9, step: 0.1 },
  { name: 'borderRadius', max: 16, step: 2 },
] as const;

export default function BarShape() {
  const id = React.useId();
  const [shape, setShape] = React.useState({
    categoryGapRatio: 0.4,
    barGapRatio: 0.1,
    borderRadius: 6,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {controls.map(({ name, max, step }) => (
          <Box key={name} sx={{ width: 180 }}>
            <Typography id={`${id}-${name}`} variant="body2">
              {name}: {shape[name]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`${id}-${name}`}
              min={0}
              max={max}
              step={step}
              value={shape[name]}
              onChange={(_event, value) =>
                setShape({ ...shape, [name]: value as number })
              }
            />
          </Box>
        ))}
      </Box>
      <BarChart
        title="Visits per season"
        height={260}
        borderRadius={shape.borderRadius}
        xAxis={[
          {
            scaleType: 'band',
            data: ['Spring', 'Summer', 'Fall', 'Winter'],
            categoryGapRatio: shape.categoryGapRatio,
            barGapRatio: shape.barGapRatio,
          },
        ]}
        series={[
          { label: 'Museum', data: [420, 310, 520, 610] },
          { label: 'Garden', data: [560, 720, 380, 90] },
        ]}
      />
    </Box>
  );
}
