import * as React from 'react';
import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';

const metrics = [
  { name: 'Range', unit: 'km', max: 400 },
  { name: 'Payload', unit: 'kg', max: 1200 },
  { name: 'Load length', unit: 'cm', min: 200, max: 400 },
  { name: 'Fast charging', unit: 'kW', max: 150 },
];

const unitOf = (index: number) => metrics[index]?.unit ?? '';
const formatValue = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value.toLocaleString('en-US')} ${unitOf(dataIndex)}`;

export default function MetricScales() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Electric vans, each measure on a scale of its own"
        height={320}
        radar={{
          metrics,
          labelGap: 14,
          labelFormatter: (name, { location }) => {
            const metric = metrics.find((each) => each.name === name);
            return location === 'tick' ? `${name} (${metric?.unit ?? ''})` : name;
          },
        }}
        series={[
          {
            label: 'City van',
            data: [240, 700, 260, 75],
            valueFormatter: formatValue,
          },
          {
            label: 'Long van',
            data: [330, 1050, 370, 110],
            valueFormatter: formatValue,
          },
        ]}
      />
    </Box>
  );
}
