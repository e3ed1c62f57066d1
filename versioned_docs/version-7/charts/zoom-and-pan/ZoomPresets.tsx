import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { days, formatDay, levels } from './waterLevel';

const presets = { 'All year': [0, 100], Spring: [16, 41], Fall: [73, 97] } as const;

export default function ZoomPresets() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 73, end: 97 },
  ]);
  const { start, end } = zoom[0]!;

  return (
    <Box sx={{ width: '100%' }}>
      <ButtonGroup size="small" aria-label="Shown period">
        {Object.entries(presets).map(([name, [from, to]]) => (
          <Button
            key={name}
            aria-pressed={start === from && end === to}
            onClick={() => setZoom([{ axisId: 'day', start: from, end: to }])}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <LineChartPro
        title="Water level, with buttons for the seasons"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[
          {
            id: 'day',
            scaleType: 'utc',
            data: days,
            valueFormatter: formatDay,
            zoom: { minSpan: 5 },
          },
        ]}
        series={[{ label: 'Level', data: levels, showMark: false }]}
      />
    </Box>
  );
}
