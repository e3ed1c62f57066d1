import * as React from 'react';
import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts';

const shared = {
  height: 180,
  startAngle: -110,
  endAngle: 110,
  innerRadius: '75%',
  cornerRadius: '50%',
} as const;

export default function GaugeTexts() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      }}
    >
      <div>
        <Gauge
          {...shared}
          aria-label="Books on loan"
          aria-valuetext="7,420 of 9,800 books"
          value={7420}
          valueMax={9800}
          text={({ value, valueMax }) => `${value}\nof ${valueMax}`}
        />
      </div>
      <div>
        <Gauge
          {...shared}
          aria-label="Time until the next ferry"
          aria-valuetext="1 hour 10 minutes"
          value={70}
          valueMax={120}
          text="1 h 10"
        />
      </div>
    </Box>
  );
}
