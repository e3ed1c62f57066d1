import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, SparkLineChart } from '@mui/x-charts';

const rates = [
  { pair: 'Heating oil', unit: 'ct/l', data: [99, 101, 98, 97, 93, 94, 91, 88] },
  { pair: 'Wood pellets', unit: '€/t', data: [276, 279, 284, 281, 290, 297, 295, 304] },
];

export default function TrendAreas() {
  // Real colors: an area computes a tone of its own from them.
  const { success, error } = useTheme().palette;

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {rates.map(({ pair, unit, data }) => {
        const change = data[data.length - 1]! - data[0]!;
        return (
          <Paper key={pair} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle2" component="p">
              {pair}
            </Typography>
            <Typography variant="h6" component="p">
              {data[data.length - 1]} {unit} {change > 0 ? '▲' : '▼'} {Math.abs(change)}
            </Typography>
            <SparkLineChart
              title={`${pair} went ${change > 0 ? 'up' : 'down'} by ${Math.abs(change)} ${unit}`}
              height={64}
              data={data}
              area
              curve="monotoneX"
              colors={[change > 0 ? error.main : success.main]}
              sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.2 } }}
            />
          </Paper>
        );
      })}
    </Box>
  );
}
