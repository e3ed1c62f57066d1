import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro';

type Curve = NonNullable<FunnelSeries['curve']>;
const curves: Curve[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<Curve>('bump');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Shape of the funnel"
        value={curve}
        onChange={(_event, next: Curve | null) => next && setCurve(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {curves.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        title="Plants from seed to sale"
        height={240}
        hideLegend
        series={[
          {
            curve,
            layout: 'horizontal',
            borderRadius: 4,
            data: [
              { label: 'Sown', value: 900 },
              { label: 'Sprouted', value: 710 },
              { label: 'Potted', value: 540 },
              { label: 'Sold', value: 395 },
            ],
          },
        ]}
      />
    </Box>
  );
}
