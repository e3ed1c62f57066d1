import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts';

const topics = ['Setup', 'Speed', 'Support', 'Price', 'Design', 'Docs'];
const surveys = [
  { id: '2024', label: '2024', data: [61, 72, 80, 55, 68, 47] },
  { id: '2025', label: '2025', data: [78, 75, 74, 52, 71, 69] },
];

export default function ClickedMetric() {
  const [said, setSaid] = React.useState('Click a topic.');

  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Satisfied customers by topic, in percent"
        height={300}
        highlight="series"
        radar={{ metrics: topics, max: 100 }}
        series={surveys}
        onAxisClick={(_event, clicked) => {
          if (!clicked) return;
          const before = clicked.seriesValues['2024'] as number;
          const now = clicked.seriesValues['2025'] as number;
          const change = now - before;
          setSaid(`${clicked.axisValue}: ${change > 0 ? '+' : ''}${change} points`);
        }}
      />
      <Typography variant="body2" aria-live="polite" sx={{ textAlign: 'center' }}>
        {said}
      </Typography>
    </Box>
  );
}
