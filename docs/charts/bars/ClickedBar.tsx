import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const stations = ['Harbor', 'Market', 'Airport', 'Museum'];
const series = [
  { id: 'in', label: 'Entries', data: [310, 540, 220, 180] },
  { id: 'out', label: 'Exits', data: [280, 510, 265, 172] },
];

export default function ClickedBar() {
  const [message, setMessage] = React.useState(
    'Click a bar or the space above it, or press Enter on a bar.',
  );
  const choose = ({ seriesId, dataIndex = 0 }: ChosenItem) => {
    const chosen = series.find(({ id }) => id === seriesId);
    setMessage(`${chosen?.label} at ${stations[dataIndex]}: ${chosen?.data[dataIndex]}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Passengers per station"
        height={280}
        enableKeyboardNavigation
        xAxis={[{ data: stations }]}
        series={series}
        onItemClick={(_event, item) => choose(item)}
        onAxisClick={(_event, data) => {
          if (data) {
            const total = Object.values(data.seriesValues).reduce<number>(
              (sum, value) => sum + (value ?? 0),
              0,
            );
            setMessage(`${data.axisValue}: ${total} passengers in all`);
          }
        }}
      >
        <EnterKey onPress={choose} />
      </BarChart>
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Box>
  );
}
