import * as React from 'react';
import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts';

export default function NestedPies() {
  const { palette } = useTheme();
  const paper = palette.primary.main;
  const digital = palette.secondary.main;

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans by medium and by audience"
        height={280}
        margin={{ right: 160 }}
        series={[
          {
            id: 'medium',
            innerRadius: 0,
            outerRadius: '55%',
            data: [
              { label: 'Print', value: 640, color: paper },
              { label: 'Digital', value: 360, color: digital },
            ],
          },
          {
            id: 'audience',
            innerRadius: '60%',
            outerRadius: '90%',
            // Same order and same sums as the inner ring.
            data: [
              { label: 'Print, children', value: 380, color: alpha(paper, 0.75) },
              { label: 'Print, adults', value: 260, color: alpha(paper, 0.45) },
              { label: 'Digital, children', value: 90, color: alpha(digital, 0.75) },
              { label: 'Digital, adults', value: 270, color: alpha(digital, 0.45) },
            ],
          },
        ]}
      />
    </Box>
  );
}
