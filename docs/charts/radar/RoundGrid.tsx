import * as React from 'react';
import Box from '@mui/material/Box';
import { RadarChart, radarClasses } from '@mui/x-charts';

const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const hours = [34, 21, 18, 12, 29, 96, 121, 58];

export default function RoundGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Hours of wind by direction, in October"
        height={300}
        hideLegend
        shape="circular"
        divisions={3}
        stripeColor={null}
        highlight="none"
        radar={{ metrics: directions, max: 150 }}
        series={[
          {
            label: 'Wind',
            data: hours,
            fillArea: true,
            hideMark: true,
            valueFormatter: (value) => `${value} h`,
          },
        ]}
        sx={{
          [`& .${radarClasses.gridDivider}`]: { strokeDasharray: '3 4' },
          [`& .${radarClasses.seriesArea}`]: { strokeWidth: 2 },
        }}
      />
    </Box>
  );
}
