import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(_event, value) => value && setTrigger(value)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Visitors of the public pools"
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[
          { label: 'Indoor pool', data: [310, 280, 345, 330, 290, 420] },
          { label: 'Lake', data: [120, 160, 240, 410, 520, 880] },
        ]}
        tooltip={{ trigger }}
      />
    </Box>
  );
}
