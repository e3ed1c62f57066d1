import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartsDataProviderPro,
  ChartsSurface,
  ChartsToolbarImageExportTrigger,
  ChartsWrapper,
  ChartsXAxis,
  ChartsYAxis,
} from '@mui/x-charts-pro';

export default function HeaderButtons() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <ChartsDataProviderPro
        height={220}
        xAxis={[{ id: 'day', scaleType: 'band', data: ['Fri', 'Sat', 'Sun', 'Mon'] }]}
        yAxis={[{ id: 'count' }]}
        series={[{ type: 'bar', data: [640, 1180, 905, 210], color: '#4f8a7a' }]}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography variant="subtitle1" component="p" sx={{ flexGrow: 1 }}>
            Visitors of the book fair
          </Typography>
          <ChartsToolbarImageExportTrigger
            options={{ type: 'image/png', fileName: 'book-fair' }}
          >
            Save as image
          </ChartsToolbarImageExportTrigger>
        </Box>
        <ChartsWrapper>
          <ChartsSurface title="Visitors of the book fair by day">
            <BarPlot />
            <ChartsXAxis axisId="day" />
            <ChartsYAxis axisId="count" />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProviderPro>
    </Paper>
  );
}
