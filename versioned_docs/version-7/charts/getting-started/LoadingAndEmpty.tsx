import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const states = ['loading', 'empty', 'ready'] as const;

export default function LoadingAndEmpty() {
  const [state, setState] = React.useState<(typeof states)[number]>('loading');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_event, value) => value && setState(value)}
      >
        {states.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Repairs of street lamps"
        height={220}
        loading={state === 'loading'}
        slotProps={{
          legend: { hidden: true },
          loadingOverlay: { message: 'Fetching repairs…' },
          noDataOverlay: { message: 'No repairs in this period' },
        }}
        xAxis={[{ scaleType: 'band', data: state === 'ready' ? months : [] }]}
        series={[{ label: 'Repairs', data: state === 'ready' ? [84, 71, 66, 49] : [] }]}
      />
    </Box>
  );
}
