import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const quarters = [2024, 2025].flatMap((year) =>
  [1, 2, 3, 4].map((quarter) => ({ year, quarter })),
);

export default function GroupedAxis() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="New library cards per quarter"
        height={280}
        hideLegend
        xAxis={[
          {
            scaleType: 'band',
            data: quarters.map(({ year, quarter }) => `${year} Q${quarter}`),
            height: 50,
            groups: [
              { getValue: (_value, index) => `Q${quarters[index]!.quarter}` },
              {
                getValue: (_value, index) => quarters[index]!.year,
                tickSize: 24,
                tickLabelStyle: { fontWeight: 700 },
              },
            ],
          },
        ]}
        series={[{ label: 'New cards', data: [412, 365, 388, 541, 436, 391, 402, 588] }]}
      />
    </Box>
  );
}
