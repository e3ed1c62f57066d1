import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  BarChart,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts';

const palettes = {
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};
const sports = ['Soccer', 'Tennis', 'Rowing', 'Judo', 'Chess', 'Climbing'];
const members = [
  [410, 432],
  [268, 251],
  [133, 148],
  [96, 104],
  [71, 118],
  [54, 162],
];

export default function NamedPalettes() {
  const [name, setName] = React.useState<keyof typeof palettes>('mangoFusionPalette');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof palettes)}
        sx={{ minWidth: 240, mb: 1 }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Members of the sports club"
        height={260}
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: ['2020', '2025'] }]}
        series={sports.map((label, index) => ({ label, data: members[index]! }))}
      />
    </Box>
  );
}
