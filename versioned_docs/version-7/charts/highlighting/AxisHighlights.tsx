import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, chartsAxisHighlightClasses } from '@mui/x-charts';

const kinds = ['none', 'line', 'band'] as const;

export default function AxisHighlights() {
  const [x, setX] = React.useState<(typeof kinds)[number]>('line');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x-axis"
        value={x}
        onChange={(_event, value) => value && setX(value)}
      >
        {kinds.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Rainfall in Lisbon, in millimeters"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        axisHighlight={{ x, y: 'line' }}
        sx={{
          color: 'secondary.main',
          [`& .${chartsAxisHighlightClasses.root}`]: { stroke: 'currentColor' },
        }}
        xAxis={[{ scaleType: 'band', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }]}
        series={[{ label: 'Rain', data: [100, 53, 54, 4, 33, 128] }]}
      />
    </Box>
  );
}
