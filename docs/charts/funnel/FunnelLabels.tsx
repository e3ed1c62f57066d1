import * as React from 'react';
import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro';

const steps = [
  { label: 'Invitations', value: 5200 },
  { label: 'Opened', value: 3140 },
  { label: 'Visited', value: 1180 },
  { label: 'Registered', value: 460 },
];

/** The share of the step before, such as "38%". */
const shareOf = (index: number) => {
  const before = steps[index - 1];
  const now = steps[index];
  return before && now ? `${Math.round((now.value / before.value) * 100)}%` : '';
};

export default function FunnelLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        title="Conference invitations, with the share of the step before"
        height={280}
        hideLegend
        categoryAxis={{
          categories: steps.map(({ label }) => label),
          disableLine: true,
          disableTicks: true,
          size: 90,
        }}
        series={[
          {
            data: steps,
            variant: 'outlined',
            sectionLabel: ({ dataIndex }) =>
              dataIndex > 0
                ? {
                    position: { vertical: 'top', horizontal: 'center' },
                    offset: { y: -8 },
                  }
                : {},
            valueFormatter: ({ value }, { dataIndex }) =>
              [value.toLocaleString('en-US'), shareOf(dataIndex)]
                .filter(Boolean)
                .join(' · '),
          },
        ]}
      />
    </Box>
  );
}
