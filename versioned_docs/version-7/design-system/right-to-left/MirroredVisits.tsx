import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts';

const gates = ['Gate A', 'Gate B', 'Gate C', 'Gate D'];
const morning = [310, 120, 205, 90];
const evening = [180, 260, 140, 155];

export default function MirroredVisits() {
  const rtl = useTheme().direction === 'rtl';

  return (
    <BarChart
      title="Visits by gate"
      height={260}
      xAxis={[{ scaleType: 'band', data: gates, reverse: rtl }]}
      yAxis={[{ id: 'visits' }]}
      leftAxis={rtl ? null : 'visits'}
      rightAxis={rtl ? 'visits' : null}
      series={[
        { data: morning, label: 'Morning', stack: 'day' },
        { data: evening, label: 'Evening', stack: 'day' },
      ]}
    />
  );
}
