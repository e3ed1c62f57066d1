import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart, type LineChartProps } from '@mui/x-charts';

type Axis = NonNullable<LineChartProps['yAxis']>[number];

const limits: Record<string, Pick<Axis, 'domainLimit' | 'min' | 'max'>> = {
  "domainLimit: 'nice'": {},
  "domainLimit: 'strict'": { domainLimit: 'strict' },
  'domainLimit: a function': {
    domainLimit: (min, max) => {
      const reach = Math.max(Math.abs(min), Math.abs(max));
      return { min: -reach, max: reach };
    },
  },
  'min: -10, max: 30': { min: -10, max: 30 },
};

export default function AxisLimits() {
  const [name, setName] = React.useState("domainLimit: 'nice'");

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Limits of the y-axis"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ minWidth: 230, mb: 1 }}
      >
        {Object.keys(limits).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Temperature in the greenhouse"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        grid={{ horizontal: true }}
        xAxis={[
          { data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour', domainLimit: 'strict' },
        ]}
        yAxis={[{ ...limits[name], valueFormatter: (value: number) => `${value} °C` }]}
        series={[{ label: 'Temperature', data: [-3.4, -6.2, 4.1, 17.3, 21.7, 8.8, 1.9] }]}
      />
    </Box>
  );
}
