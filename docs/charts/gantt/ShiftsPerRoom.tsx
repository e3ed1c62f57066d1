import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ChartsContainer,
  ChartsGrid,
  ChartsXAxis,
  ChartsYAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const bookings = [
  { room: 'Stage', from: 9, to: 12, who: 'School choir' },
  { room: 'Stage', from: 13, to: 15.5, who: 'Dance group' },
  { room: 'Stage', from: 18, to: 22, who: 'Concert' },
  { room: 'Foyer', from: 11, to: 14, who: 'Book market' },
  { room: 'Foyer', from: 17, to: 23, who: 'Bar' },
  { room: 'Studio', from: 8, to: 10, who: 'Yoga' },
  { room: 'Studio', from: 14, to: 19, who: 'Painting' },
];
const clock = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;

/** Several bars per row, each a button with a name. */
function Bookings({ onChoose }: { onChoose: (text: string) => void }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();

  return bookings.map(({ room, from, to, who }) => {
    const text = `${who}, ${room}, ${clock(from)} to ${clock(to)}`;
    const width = xScale(to) - xScale(from);
    return (
      <g key={text}>
        <Box
          component="rect"
          role="button"
          tabIndex={0}
          aria-label={text}
          x={xScale(from)}
          y={yScale(room)}
          width={width}
          height={yScale.bandwidth()}
          rx={4}
          onClick={() => onChoose(text)}
          // A `rect` has no keys of its own, unlike a real button.
          onKeyDown={(event: React.KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onChoose(text);
          }}
          sx={{
            fill: 'currentColor',
            color: 'primary.main',
            cursor: 'pointer',
            '&:focus-visible': { stroke: 'currentColor', strokeWidth: 4, opacity: 0.7 },
          }}
        />
        {width > 70 && (
          <Box
            component="text"
            x={xScale(from) + width / 2}
            y={(yScale(room) ?? 0) + yScale.bandwidth() / 2}
            textAnchor="middle"
            dominantBaseline="central"
            pointerEvents="none"
            aria-hidden
            sx={{ fill: 'currentColor', color: 'primary.contrastText', fontSize: 12 }}
          >
            {who}
          </Box>
        )}
      </g>
    );
  });
}

export default function ShiftsPerRoom() {
  const [text, setText] = React.useState('Choose a booking.');

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        title="Bookings of three rooms on one day"
        height={220}
        xAxis={[{ id: 'hour', min: 8, max: 23, tickMinStep: 3, valueFormatter: clock }]}
        yAxis={[
          {
            id: 'room',
            scaleType: 'band',
            data: ['Stage', 'Foyer', 'Studio'],
            categoryGapRatio: 0.4,
            width: 60,
          },
        ]}
        series={[]}
      >
        <ChartsGrid vertical />
        <Bookings onChoose={setText} />
        <ChartsXAxis axisId="hour" />
        <ChartsYAxis axisId="room" />
      </ChartsContainer>
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
    </Box>
  );
}
