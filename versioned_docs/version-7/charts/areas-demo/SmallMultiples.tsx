import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const rain = {
  Bergen: [255, 200, 196, 134, 109, 121, 151, 198, 251, 264, 257, 284],
  Lisbon: [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127],
  Mumbai: [1, 1, 0, 1, 14, 506, 768, 473, 312, 90, 12, 5],
  Nairobi: [72, 51, 104, 188, 121, 38, 15, 19, 24, 61, 149, 94],
};

export default function SmallMultiples() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {Object.entries(rain).map(([city, data]) => (
        <div key={city}>
          <Typography variant="subtitle2">{city}</Typography>
          <LineChart
            title={`Rain in ${city} by month, in millimeters`}
            height={110}
            margin={{ top: 4, right: 4, bottom: 22, left: 36 }}
            slotProps={{ legend: { hidden: true } }}
            // The same limits in all charts, or the shapes cannot be compared.
            yAxis={[{ min: 0, max: 800, tickInterval: [0, 400, 800] }]}
            xAxis={[
              {
                data: months,
                scaleType: 'point',
                tickLabelInterval: (_value, index) => index % 11 === 0,
              },
            ]}
            series={[
              {
                label: city,
                data,
                area: true,
                showMark: false,
                curve: 'monotoneX',
                valueFormatter: (value) => `${value} mm`,
              },
            ]}
          />
        </div>
      ))}
    </Box>
  );
}
