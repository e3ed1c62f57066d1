import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { axisClasses, LineChart } from '@mui/x-charts';

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const cells = [12, 26, 61, 130, 290, 610, 1350, 2900, 6100, 12800];
const scales = ['linear', 'sqrt', 'log'] as const;

export default function ScaleTypes() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('linear');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(_event, value) => value && setScaleType(value)}
      >
        {scales.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Yeast cells in a culture that doubles every day"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-20px)',
          },
        }}
        margin={{ left: 80 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: days, label: 'Day', domainLimit: 'strict' }]}
        yAxis={[{ scaleType, label: 'Cells per microliter' }]}
        series={[{ label: 'Cells', data: cells }]}
      />
    </Box>
  );
}
