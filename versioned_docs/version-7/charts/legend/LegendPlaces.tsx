import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts';

const places = {
  'Top, centered': { vertical: 'top', horizontal: 'middle', direction: 'row' },
  'Top, on the left': { vertical: 'top', horizontal: 'left', direction: 'row' },
  'Bottom, centered': {
    vertical: 'bottom',
    horizontal: 'middle',
    direction: 'row',
  },
  'On the right, in the middle': {
    vertical: 'middle',
    horizontal: 'right',
    direction: 'column',
  },
  'On the left, at the top': {
    vertical: 'top',
    horizontal: 'left',
    direction: 'column',
  },
} as const;

export default function LegendPlaces() {
  const [name, setName] = React.useState<keyof typeof places>(
    'On the right, in the middle',
  );
  const { direction, ...position } = places[name];

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Place of the legend"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof places)}
        sx={{ minWidth: 240, mb: 1 }}
      >
        {Object.keys(places).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Kilometers of bike lanes by kind"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['2019', '2021', '2023', '2025'] }]}
        series={[
          { label: 'Protected', data: [42, 58, 91, 127] },
          { label: 'Painted', data: [118, 131, 126, 110] },
          { label: 'Shared', data: [64, 66, 71, 69] },
        ]}
        margin={{ left: 140, right: 140, bottom: 80 }}
        slotProps={{ legend: { direction, position } }}
      />
    </Box>
  );
}
