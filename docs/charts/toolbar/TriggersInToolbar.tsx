import * as React from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/Print';
import RemoveIcon from '@mui/icons-material/Remove';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import {
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
  LineChartPro,
  useChartProApiContext,
  type ChartProApi,
} from '@mui/x-charts-pro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const nights = Array.from({ length: 90 }, (_value, index) => index + 1);
const sleep = nights.map(
  (night) => 7 + Math.sin(night / 4) * 0.8 - (night % 7 === 5 ? 1 : 0),
);

function SleepToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  return (
    <Toolbar aria-label="Zoom and print">
      <ChartsToolbarZoomInTrigger render={<ToolbarButton aria-label="Zoom in" />}>
        <AddIcon fontSize="small" />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<ToolbarButton aria-label="Zoom out" />}>
        <RemoveIcon fontSize="small" />
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton
        aria-label="Show everything"
        onClick={() =>
          apiRef.current.setZoomData([{ axisId: 'night', start: 0, end: 100 }])
        }
      >
        <RestartAltIcon fontSize="small" />
      </ToolbarButton>
      <ChartsToolbarPrintExportTrigger
        options={{ fileName: 'sleep' }}
        render={<ToolbarButton aria-label="Print" />}
      >
        <PrintIcon fontSize="small" />
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export default function TriggersInToolbar() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Hours of sleep per night"
        height={280}
        hideLegend
        showToolbar
        slots={{ toolbar: SleepToolbar }}
        initialZoom={[{ axisId: 'night', start: 0, end: 34 }]}
        xAxis={[{ id: 'night', data: nights, zoom: { minSpan: 8 } }]}
        yAxis={[{ min: 4, max: 9 }]}
        series={[{ label: 'Sleep', data: sleep, showMark: false }]}
      />
    </Box>
  );
}
