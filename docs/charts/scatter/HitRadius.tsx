import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterItemIdentifier } from '@mui/x-charts';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const stops = [
  { id: 'Harbor', x: 1.2, y: 1.1 },
  { id: 'Market', x: 2.4, y: 2.6 },
  { id: 'Castle', x: 3.1, y: 4.2 },
  { id: 'Station', x: 4.6, y: 2.2 },
  { id: 'Mill', x: 6.3, y: 3.7 },
  { id: 'Airport', x: 8.4, y: 1.6 },
];

export default function HitRadius() {
  const labelId = React.useId();
  const [radius, setRadius] = React.useState(40);
  const [message, setMessage] = React.useState(
    'Click near a stop, or move to one with the arrow keys and press Enter.',
  );
  const choose = ({ dataIndex }: ChosenItem) => {
    const stop = dataIndex === undefined ? undefined : stops[dataIndex];
    if (stop) setMessage(`Selected: ${stop.id}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId} variant="body2">
        Reach of a point: {radius} px
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={5}
        max={120}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
        sx={{ maxWidth: 260 }}
      />
      <ScatterChart
        title="Stops of the night bus"
        height={260}
        hideLegend
        enableKeyboardNavigation
        voronoiMaxRadius={radius}
        xAxis={[{ min: 0, max: 10, label: 'East (km)' }]}
        yAxis={[{ min: 0, max: 5, label: 'North (km)' }]}
        series={[
          {
            data: stops,
            markerSize: 5,
            highlightScope: { highlight: 'item' },
            valueFormatter: (value) => value && `${value.id}`,
          },
        ]}
        onItemClick={(_event: unknown, item: ScatterItemIdentifier) => choose(item)}
      >
        <EnterKey onPress={choose} />
      </ScatterChart>
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
    </Box>
  );
}
