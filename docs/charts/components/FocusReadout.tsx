import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartsDataProvider,
  ChartsSurface,
  ChartsXAxis,
  ChartsYAxis,
  FocusedBar,
  useBarSeries,
  useFocusedItem,
  useXAxis,
} from '@mui/x-charts';

const trails = ['Mill trail', 'Ridge', 'Lakeside', 'Gorge'];

/** Says beside the chart which bar has the focus, and how it compares. */
function Readout() {
  const item = useFocusedItem();
  const { data: names = [] } = useXAxis<'band'>();
  const [series] = useBarSeries();
  const index = item && 'dataIndex' in item ? item.dataIndex : undefined;
  const value = index === undefined ? undefined : series?.data[index];
  const longest = Math.max(...(series?.data.map((each) => each ?? 0) ?? []));

  return (
    <Typography variant="body2" aria-live="polite" sx={{ minHeight: 24 }}>
      {index === undefined || value == null
        ? 'Focus the chart and press the arrow keys.'
        : `${names[index]}: ${value} km, ${Math.round((value / longest) * 100)}% of the longest`}
    </Typography>
  );
}

export default function FocusReadout() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={240}
        enableKeyboardNavigation
        xAxis={[{ id: 'trail', scaleType: 'band', data: trails }]}
        yAxis={[{ id: 'km' }]}
        series={[{ type: 'bar', label: 'Length', data: [7.2, 14.5, 9.8, 11.1] }]}
      >
        <ChartsSurface title="Length of trails in kilometers">
          <BarPlot />
          <FocusedBar />
          <ChartsXAxis axisId="trail" />
          <ChartsYAxis axisId="km" />
        </ChartsSurface>
        <Readout />
      </ChartsDataProvider>
    </Box>
  );
}
