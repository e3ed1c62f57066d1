import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  ChartsTooltipContainer,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts';

function TotalsContent() {
  const axes = useAxesTooltip();
  const axis = axes?.[0];
  if (!axis) return null;
  const total = axis.seriesItems.reduce((sum, { value }) => sum + Number(value), 0);
  // A week without tickets has no shares.
  const shareOf = (value: unknown) => (total === 0 ? 0 : (Number(value) / total) * 100);

  return (
    <Paper elevation={3} sx={{ p: 1.5, minWidth: 160 }}>
      <Typography variant="subtitle2" component="p">
        {axis.axisFormattedValue}
      </Typography>
      {axis.seriesItems.map(({ seriesId, color, value, formattedLabel }) => (
        <Box key={seriesId} sx={{ mt: 1 }}>
          <Typography variant="caption">
            {formattedLabel}: {Math.round(shareOf(value))}%
          </Typography>
          <Box sx={{ height: 6, bgcolor: color, width: `${shareOf(value)}%` }} />
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {total} tickets in all
      </Typography>
    </Paper>
  );
}

function TotalsTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <TotalsContent />
    </ChartsTooltipContainer>
  );
}

export default function OwnTooltip() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Tickets sold for the summer theater"
        height={280}
        xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Rain break'] }]}
        series={[
          { label: 'Online', stack: 'all', data: [640, 710, 690, 0] },
          { label: 'Box office', stack: 'all', data: [260, 240, 310, 0] },
        ]}
        slots={{ tooltip: TotalsTooltip }}
      />
    </Box>
  );
}
