import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [
  { id: 'calls', label: 'Calls', data: [42, 55, 38, 61, 47] },
  { id: 'mails', label: 'Mails', data: [73, 66, 81, 58, 69] },
];

export default function ClickedPoint() {
  const [message, setMessage] = React.useState(
    'Click a mark, a line, or the background, or press Enter on a mark.',
  );
  const choose = ({ seriesId, dataIndex }: ChosenItem) => {
    const chosen = series.find(({ id }) => id === seriesId);
    if (!chosen || dataIndex === undefined) return;
    const { label, data } = chosen;
    setMessage(`Mark: ${data[dataIndex]} ${label.toLowerCase()} on ${days[dataIndex]}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Requests to the help desk"
        height={260}
        enableKeyboardNavigation
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ min: 20, max: 100 }]}
        series={series}
        onMarkClick={(_event, item) => choose(item)}
        onLineClick={(_event, item) => {
          setMessage(`Line: ${series.find(({ id }) => id === item.seriesId)?.label}`);
        }}
        onAxisClick={(_event, data) => {
          if (data) {
            const { calls, mails } = data.seriesValues;
            setMessage(`Day: ${data.axisValue}, ${calls} calls and ${mails} mails`);
          }
        }}
      >
        <EnterKey onPress={choose} />
      </LineChart>
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Box>
  );
}
