import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart, useAxisTooltip } from '@mui/x-charts';

function TotalsContent() {
  const axis = useAxisTooltip();
  if (!axis) return null;
  const total = axis.seriesItems.reduce((sum, { value }) => sum + Number(value), 0);

  return (
    <Paper elevation={3} sx={{ p: 1.5, mx: 2, minWidth: 160 }}>
      <Typography variant="subtitle2" component="p">
        {axis.axisFormattedValue}
      </Typography>
      {axis.seriesItems.map(({ seriesId, color, value, formattedLabel }) => (
        <Box key={seriesId} sx={{ mt: 1 }}>
          <Typography variant="caption">
            {formattedLabel}: {Math.round((Number(value) / total) * 100)}%
          </Typography>
          <Box
            sx={{ height: 6, bgcolor: color, width: `${(Number(value) / total) * 100}%` }}
          />
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {total} tickets in all
      </Typography>
    </Paper>
  );
}

export default function OwnTooltip() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Tickets sold for the summer theater"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
        series={[
          { label: 'Online', stack: 'all', data: [640, 710, 690, 820] },
          { label: 'Box office', stack: 'all', data: [260, 240, 310, 280] },
        ]}
        slots={{ axisContent: TotalsContent }}
      />
    </Box>
  );
}
