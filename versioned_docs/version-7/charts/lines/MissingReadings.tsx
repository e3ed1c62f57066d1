import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const humidity = [71, 74, 76, null, null, 58, 49, 44, null, 52, 61, 66];

export default function MissingReadings() {
  const [connected, setConnected] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connect across gaps"
        control={
          <Switch
            checked={connected}
            onChange={(event) => setConnected(event.target.checked)}
          />
        }
      />
      <LineChart
        title="Humidity from a sensor that lost its connection twice"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
        yAxis={[{ min: 30, max: 90 }]}
        series={[
          {
            label: 'Humidity',
            data: humidity,
            connectNulls: connected,
            valueFormatter: (value) => (value === null ? 'no reading' : `${value}%`),
          },
        ]}
      />
    </Box>
  );
}
