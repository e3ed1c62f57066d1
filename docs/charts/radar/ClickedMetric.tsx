import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const topics = ['Setup', 'Speed', 'Support', 'Price', 'Design', 'Docs'];
const surveys = [
  { id: '2024', label: '2024', data: [61, 72, 80, 55, 68, 47] },
  { id: '2025', label: '2025', data: [78, 75, 74, 52, 71, 69] },
];

export default function ClickedMetric() {
  const [said, setSaid] = React.useState('Click a topic, or press Enter on it.');
  const choose = ({ dataIndex = 0 }: Pick<ChosenItem, 'dataIndex'>) => {
    const [before, now] = surveys.map(({ data }) => data[dataIndex] ?? 0);
    const change = now! - before!;
    setSaid(`${topics[dataIndex]}: ${change > 0 ? '+' : ''}${change} points`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Satisfied customers by topic, in percent"
        height={300}
        enableKeyboardNavigation
        highlight="series"
        radar={{ metrics: topics, max: 100 }}
        series={surveys}
        onAxisClick={(_event, clicked) => {
          if (clicked) choose(clicked);
        }}
      >
        <EnterKey onPress={(item: ChosenItem) => choose(item)} />
      </RadarChart>
      <Typography variant="body2" aria-live="polite" sx={{ textAlign: 'center' }}>
        {said}
      </Typography>
    </Box>
  );
}
