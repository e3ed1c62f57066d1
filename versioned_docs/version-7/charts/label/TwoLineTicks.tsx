import * as React from 'react';
import Box from '@mui/material/Box';
import { axisClasses, BarChart } from '@mui/x-charts';

const stops = [
  { name: 'Central Station', line: 'Tram 1' },
  { name: 'Botanical Garden', line: 'Tram 1' },
  { name: 'Old Town Hall', line: 'Bus 14' },
  { name: 'Exhibition Center', line: 'Bus 14' },
];

export default function TwoLineTicks() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Passengers who got on in one hour"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        margin={{ bottom: 75 }}
        sx={{
          [`& .${axisClasses.bottom} .${axisClasses.label}`]: {
            transform: 'translateY(14px)',
          },
        }}
        xAxis={[
          {
            scaleType: 'band',
            data: stops.map(({ name }) => name),
            label: 'Stop',
            labelStyle: { fontWeight: 700 },
            tickLabelStyle: { fontSize: 12 },
            valueFormatter: (name: string, { location }: { location: string }) => {
              const stop = stops.find((each) => each.name === name);
              return location === 'tick'
                ? name.replace(/ (?=\S+$)/, '\n')
                : `${name} (${stop?.line ?? ''})`;
            },
          },
        ]}
        series={[{ label: 'Passengers', data: [412, 138, 96, 251] }]}
      />
    </Box>
  );
}
