import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart, type CurveType } from '@mui/x-charts';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function LineCurves() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ minWidth: 160, mb: 1 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Price of electricity during a day"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: [0, 3, 6, 9, 12, 15, 18, 21, 24], label: 'Hour', max: 24 }]}
        yAxis={[{ min: 0, max: 40, label: 'Cents per kWh' }]}
        series={[{ curve, label: 'Price', data: [14, 12, 19, 31, 22, 18, 36, 27, 15] }]}
      />
    </Box>
  );
}
