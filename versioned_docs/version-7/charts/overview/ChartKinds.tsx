import * as React from 'react';
import Box from '@mui/material/Box';
import { Gauge, LineChart, PieChart, ScatterChart } from '@mui/x-charts';

const hours = [0, 4, 8, 12, 16, 20, 24];
const load = [12, 9, 38, 61, 57, 44, 18];
const measured = [
  { id: 1, x: 1.2, y: 31 },
  { id: 2, x: 2.1, y: 44 },
  { id: 3, x: 2.9, y: 40 },
  { id: 4, x: 3.6, y: 58 },
  { id: 5, x: 4.4, y: 66 },
];

export default function ChartKinds() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <div>
        <LineChart
          title="Server load over a day"
          height={180}
          slotProps={{ legend: { hidden: true } }}
          xAxis={[{ data: hours, min: 0, max: 24 }]}
          series={[{ data: load, area: true, showMark: false, label: 'Load' }]}
        />
      </div>
      <div>
        <PieChart
          title="Traffic by device"
          height={180}
          series={[
            {
              innerRadius: 36,
              paddingAngle: 2,
              cornerRadius: 4,
              data: [
                { id: 'phone', value: 56, label: 'Phone' },
                { id: 'desktop', value: 37, label: 'Desktop' },
                { id: 'tablet', value: 7, label: 'Tablet' },
              ],
            },
          ]}
        />
      </div>
      <div>
        <ScatterChart
          title="Size and price"
          height={180}
          slotProps={{ legend: { hidden: true } }}
          series={[{ data: measured, label: 'Samples', markerSize: 6 }]}
        />
      </div>
      <div>
        <Gauge
          aria-label="Disk space used"
          height={180}
          value={72}
          startAngle={-110}
          endAngle={110}
          text={({ value }) => `${value}%`}
        />
      </div>
    </Box>
  );
}
