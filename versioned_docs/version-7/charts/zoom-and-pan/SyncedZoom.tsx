import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChartPro, type LineChartProProps, type ZoomData } from '@mui/x-charts-pro';

// Readings of a greenhouse, every half an hour for four days.
const hours = Array.from({ length: 193 }, (_, index) => index / 2);
const warmth = (hour: number) => Math.sin(((hour - 9) / 24) * 2 * Math.PI);
const readings = [
  {
    label: 'Temperature (°C)',
    color: '#ef6c00',
    data: hours.map((hour) => Math.round(10 * (22 + 6 * warmth(hour))) / 10),
  },
  {
    label: 'Humidity (%)',
    color: '#00838f',
    data: hours.map((hour) =>
      Math.round(68 - 14 * warmth(hour) + (hour % 24 < 7 ? 6 : 0) + 2 * Math.cos(hour)),
    ),
  },
];
const xAxis: LineChartProProps['xAxis'] = [
  {
    id: 'hour',
    label: 'Hours since Monday',
    data: hours,
    domainLimit: 'strict',
    zoom: true,
  },
];

export default function SyncedZoom() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'hour', start: 0, end: 50 },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      {readings.map(({ label, color, data }) => (
        <LineChartPro
          key={label}
          title={`Greenhouse: ${label}`}
          height={200}
          slotProps={{ legend: { hidden: true } }}
          zoom={zoom}
          onZoomChange={setZoom}
          xAxis={xAxis}
          yAxis={[{ label }]}
          series={[{ label, color, data, showMark: false }]}
        />
      ))}
    </Box>
  );
}
