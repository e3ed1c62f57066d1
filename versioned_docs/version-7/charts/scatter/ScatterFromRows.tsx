import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

const trees = [
  { tag: 'T-104', age: 12, oak: 4.1, pine: 6.8 },
  { tag: 'T-117', age: 21, oak: 7.9, pine: 11.2 },
  { tag: 'T-121', age: 34, oak: 12.6, pine: 16.9 },
  { tag: 'T-133', age: 47, oak: 15.8, pine: 21.1 },
  { tag: 'T-140', age: 58, oak: 18.7, pine: 23.4 },
  { tag: 'T-152', age: 73, oak: 21.5, pine: 25.9 },
  { tag: 'T-160', age: 96, oak: 24.3, pine: 27.2 },
];

export default function ScatterFromRows() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Age and height of trees"
        height={280}
        dataset={trees}
        xAxis={[{ label: 'Age (years)', min: 0 }]}
        yAxis={[{ label: 'Height (m)', min: 0 }]}
        series={(['oak', 'pine'] as const).map((kind) => ({
          label: kind === 'oak' ? 'Oak' : 'Pine',
          datasetKeys: { id: 'tag', x: 'age', y: kind },
          valueFormatter: (value, { dataIndex }) =>
            value && `${trees[dataIndex]!.tag}: ${value.y} m after ${value.x} years`,
        }))}
      />
    </Box>
  );
}
