import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacement() {
  const [placement, setPlacement] =
    React.useState<(typeof placements)[number]>('extremities');
  const [labelPlacement, setLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={placement}
          onChange={(event) => setPlacement(event.target.value as typeof placement)}
          sx={{ width: 160 }}
        >
          {placements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={labelPlacement}
          onChange={(event) =>
            setLabelPlacement(event.target.value as typeof labelPlacement)
          }
          sx={{ width: 180 }}
        >
          {labelPlacements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <BarChart
        title="Parcels per hour"
        height={240}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[
          {
            scaleType: 'band',
            data: ['08:00', '09:00', '10:00', '11:00', '12:00'],
            tickPlacement: placement,
            tickLabelPlacement: labelPlacement,
          },
        ]}
        series={[{ label: 'Parcels', data: [14, 32, 41, 27, 11] }]}
      />
    </Box>
  );
}
