import * as React from 'react';
import Box from '@mui/material/Box';
import {
  BarChart,
  brushOverlayClasses,
  ChartsBrushOverlay,
  useBrush,
  useYScale,
} from '@mui/x-charts';

const floors = ['Roof', 'Third', 'Second', 'First', 'Ground', 'Cellar'];
const energy = [3.1, 8.4, 9.2, 8.8, 14.6, 6.3];

/** Writes beside the brush how much the floors below it use. */
function SumLabel() {
  const brush = useBrush();
  const yScale = useYScale<'band'>();
  if (!brush) return null;

  const top = Math.min(brush.start.y, brush.current.y);
  const bottom = Math.max(brush.start.y, brush.current.y);
  const sum = floors.reduce((total, floor, index) => {
    const middle = (yScale(floor) ?? 0) + yScale.bandwidth() / 2;
    return middle >= top && middle <= bottom ? total + energy[index]! : total;
  }, 0);

  return (
    <Box
      component="text"
      x={brush.current.x + 12}
      y={brush.current.y}
      direction="ltr"
      pointerEvents="none"
      sx={{ fill: 'currentColor', color: 'text.primary', fontWeight: 700 }}
    >
      {sum.toFixed(1)} MWh
    </Box>
  );
}

export default function BrushLabel() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Electricity by floor in megawatt hours"
        height={280}
        layout="horizontal"
        hideLegend
        brushConfig={{ enabled: true }}
        yAxis={[{ data: floors, width: 60 }]}
        series={[{ label: 'Electricity', data: energy }]}
        sx={{
          [`& .${brushOverlayClasses.rect}`]: {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 2,
            strokeDasharray: '6 4',
          },
        }}
      >
        <ChartsBrushOverlay />
        <SumLabel />
      </BarChart>
    </Box>
  );
}
