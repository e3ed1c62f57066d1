import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts';

export default function SizedByParent() {
  const [width, setWidth] = React.useState(80);
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} variant="body2">
        Width of the parent: {width}%
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={40}
        max={100}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
        sx={{ maxWidth: 260 }}
      />
      <Box sx={{ width: `${width}%`, height: 240, border: 1, borderColor: 'divider' }}>
        <LineChart
          title="Bus passengers per hour"
          hideLegend
          xAxis={[{ data: [6, 8, 10, 12, 14, 16, 18, 20], domainLimit: 'strict' }]}
          series={[
            { label: 'Passengers', data: [210, 540, 320, 290, 310, 480, 510, 260] },
          ]}
        />
      </Box>
    </Box>
  );
}
