import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, areaElementClasses } from '@mui/x-charts';

const depths = [38, 37, 35, 30, 22, 15, 9, 5, 3, 8, 17, 29];
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const meters = (value: number | null) => (value === null ? '' : `${value} m`);

export default function FilledAreas() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35 },
      }}
    >
      <div>
        <LineChart
          title="Water in the reservoir, filled down to zero"
          height={220}
          xAxis={[{ data: months, domainLimit: 'strict' }]}
          series={[
            {
              label: 'Water',
              data: depths,
              area: true,
              showMark: false,
              valueFormatter: meters,
            },
          ]}
        />
      </div>
      <div>
        <LineChart
          title="Free height of the reservoir, filled up to the rim"
          height={220}
          xAxis={[{ data: months, domainLimit: 'strict' }]}
          yAxis={[{ max: 40 }]}
          series={[
            {
              label: 'Free height',
              data: depths,
              area: true,
              baseline: 'max',
              showMark: false,
              valueFormatter: (value) => meters(value === null ? null : 40 - value),
            },
          ]}
        />
      </div>
    </Box>
  );
}
