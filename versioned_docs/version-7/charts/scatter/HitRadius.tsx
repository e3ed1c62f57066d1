import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterItemIdentifier } from '@mui/x-charts';

const stops = [
  { id: 'Harbor', x: 1.2, y: 1.1 },
  { id: 'Market', x: 2.4, y: 2.6 },
  { id: 'Castle', x: 3.1, y: 4.2 },
  { id: 'Station', x: 4.6, y: 2.2 },
  { id: 'Mill', x: 6.3, y: 3.7 },
  { id: 'Airport', x: 8.4, y: 1.6 },
];

export default function HitRadius() {
  const [radius, setRadius] = React.useState(40);
  const [message, setMessage] = React.useState('Click near a stop.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="hit-radius" variant="body2">
        Reach of a point: {radius} px
      </Typography>
      <Slider
        aria-labelledby="hit-radius"
        min={5}
        max={120}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
        sx={{ maxWidth: 260 }}
      />
      <ScatterChart
        title="Stops of the night bus"
        height={260}
        slotProps={{ legend: { hidden: true } }}
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
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) =>
          setMessage(`You clicked ${stops[dataIndex]!.id}.`)
        }
      />
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
    </Box>
  );
}
