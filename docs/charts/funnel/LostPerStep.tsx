import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  FunnelChart,
  useDrawingArea,
  useFunnelSeries,
  useYScale,
} from '@mui/x-charts-pro';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const reports = [
  { id: 'reported', label: 'Reported', value: 312 },
  { id: 'confirmed', label: 'Confirmed', value: 208 },
  { id: 'scheduled', label: 'Scheduled', value: 171 },
  { id: 'repaired', label: 'Repaired', value: 150 },
];

/** Writes between two sections how many did not get there. */
function Losses() {
  const { left } = useDrawingArea();
  const yScale = useYScale<'band'>();
  const [series] = useFunnelSeries();

  return (
    <Box component="g" sx={{ color: 'text.secondary', fill: 'currentColor' }}>
      {series?.data.slice(1).map(({ id, value }, index) => (
        <text
          key={id}
          x={left}
          y={yScale(yScale.domain()[index + 1]!)}
          direction="ltr"
          dominantBaseline="central"
          fontSize={13}
        >
          −{series.data[index]!.value - value}
        </text>
      ))}
    </Box>
  );
}

export default function LostPerStep() {
  const [selected, setSelected] = React.useState(0);
  const step = reports[selected]!;
  const choose = ({ dataIndex = 0 }: ChosenItem) => setSelected(dataIndex);

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        title="Potholes from report to repair, with losses between the steps"
        height={300}
        enableKeyboardNavigation
        margin={{ left: 40 }}
        colors={['#3f6fb0']}
        hideLegend
        series={[{ data: reports }]}
        onItemClick={(_event, section) => choose(section)}
      >
        <Losses />
        <EnterKey onPress={choose} />
      </FunnelChart>
      <Typography variant="body2" aria-live="polite">
        {step.label}: {step.value}, {Math.round((step.value / reports[0]!.value) * 100)}%
        of all reports
      </Typography>
    </Box>
  );
}
