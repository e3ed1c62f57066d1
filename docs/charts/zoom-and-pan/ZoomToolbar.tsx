import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChartPro, type ChartProApi } from '@mui/x-charts-pro';
import { days, formatDay, levels } from './waterLevel';

// A constant, because the types of the slot lack 'aria-label'.
const toolbar = {
  'aria-label': 'Water level: zoom and export',
  printOptions: { fileName: 'water-level' },
};

export default function ZoomToolbar() {
  const apiRef = React.useRef<ChartProApi<'line'>>(undefined);
  const peak = levels.indexOf(Math.max(...levels));

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        onClick={() =>
          apiRef.current?.setAxisZoomData('day', {
            axisId: 'day',
            start: ((peak - 15) / 364) * 100,
            end: ((peak + 15) / 364) * 100,
          })
        }
      >
        Go to the highest level
      </Button>
      <LineChartPro
        apiRef={apiRef}
        title="Water level, with a toolbar"
        height={260}
        hideLegend
        showToolbar
        slotProps={{ toolbar }}
        initialZoom={[{ axisId: 'day', start: 0, end: 50 }]}
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
