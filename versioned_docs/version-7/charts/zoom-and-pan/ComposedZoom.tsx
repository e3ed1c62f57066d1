import * as React from 'react';
import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartsClipPath,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  ResponsiveChartContainerPro,
  ZoomSetup,
  type ZoomData,
} from '@mui/x-charts-pro';

const weeks = Array.from({ length: 40 }, (_, index) => index + 1);
const opened = weeks.map((week) => 30 + ((week * 11) % 23) + (week > 24 ? 14 : 0));
const solved = weeks.map((week) => 28 + ((week * 7) % 19) + (week > 27 ? 16 : 0));
// What is still open after each week.
const backlog = opened.map((_, week) =>
  opened
    .slice(0, week + 1)
    .reduce((sum, count, index) => sum + count - solved[index]!, 40),
);

export default function ComposedZoom() {
  const clipId = React.useId();
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'week', start: 50, end: 100 },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainerPro
        title="New and open support tickets per week"
        height={320}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[
          {
            id: 'week',
            scaleType: 'band',
            data: weeks,
            label: 'Week',
            zoom: true,
          },
        ]}
        yAxis={[{ id: 'tickets', label: 'Tickets' }]}
        series={[
          { type: 'bar', label: 'New', color: '#90caf9', data: opened },
          { type: 'line', label: 'Open', color: '#c62828', data: backlog },
        ]}
      >
        <ChartsClipPath id={clipId} />
        <g clipPath={`url(#${clipId})`}>
          <BarPlot />
          <LinePlot />
        </g>
        <ChartsXAxis axisId="week" />
        <ChartsYAxis axisId="tickets" />
        <ZoomSetup />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainerPro>
    </Box>
  );
}
