import * as React from 'react';
import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts';

export default function BasicGauges() {
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
          aria-label="Seats taken on the ferry, in percent"
          height={160}
          value={64}
        />
      </div>
      <div>
        <Gauge
          aria-label="Water level, from 120 to 480 centimeters"
          height={160}
          value={310}
          valueMin={120}
          valueMax={480}
          startAngle={-90}
          endAngle={90}
        />
      </div>
    </Box>
  );
}
