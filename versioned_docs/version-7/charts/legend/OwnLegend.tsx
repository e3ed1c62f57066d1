import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  ChartsDataProvider,
  ChartsSurface,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  useLegend,
} from '@mui/x-charts';

const latest: Record<string, number> = { inn: 348, hostel: 512, camp: 187 };

function LegendWithLatest() {
  const { items } = useLegend();
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {items.map(({ seriesId, color, label }) => (
        <li key={seriesId}>
          <Chip
            variant="outlined"
            size="small"
            label={`${label}: ${latest[seriesId!]}`}
            icon={
              <Box
                sx={{
                  width: 12,
                  height: 12,
                  borderRadius: '50%',
                  bgcolor: `${color}`,
                  ml: 1,
                }}
              />
            }
          />
        </li>
      ))}
    </Stack>
  );
}

export default function OwnLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={240}
        xAxis={[{ scaleType: 'point', data: ['Jun', 'Jul', 'Aug', 'Sep'] }]}
        series={[
          { id: 'inn', type: 'line', label: 'Inns', data: [310, 392, 405, 348] },
          { id: 'hostel', type: 'line', label: 'Hostels', data: [420, 588, 601, 512] },
          { id: 'camp', type: 'line', label: 'Campsites', data: [205, 371, 398, 187] },
        ]}
      >
        <LegendWithLatest />
        <ChartsSurface title="Nights spent in the valley, in thousands">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsDataProvider>
    </Box>
  );
}
