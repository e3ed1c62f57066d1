import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { days, formatDay, levels } from './waterLevel';

const axisId = 'day';
const peak = levels.indexOf(Math.max(...levels));
const limit = (value: number) => Math.min(Math.max(value, 0), 100);

export default function ZoomButtons() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId, start: 0, end: 50 }]);

  const zoomBy = (factor: number) =>
    setZoom((before) =>
      before.map(({ start, end }) => {
        const middle = (start + end) / 2;
        const half = Math.max(((end - start) / 2) * factor, 2);
        return { axisId, start: limit(middle - half), end: limit(middle + half) };
      }),
    );
  const showPeak = () => {
    const middle = (peak / (days.length - 1)) * 100;
    setZoom([{ axisId, start: limit(middle - 4), end: limit(middle + 4) }]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ButtonGroup size="small" aria-label="Shown part of the year">
        <Button onClick={() => zoomBy(0.5)}>Zoom in</Button>
        <Button onClick={() => zoomBy(2)}>Zoom out</Button>
        <Button onClick={showPeak}>Go to the highest level</Button>
      </ButtonGroup>
      <LineChartPro
        title="Water level, with buttons that zoom"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[
          {
            id: axisId,
            scaleType: 'utc',
            data: days,
            valueFormatter: formatDay,
            zoom: { minSpan: 4 },
          },
        ]}
        series={[{ label: 'Level', data: levels, showMark: false }]}
      />
    </Box>
  );
}
