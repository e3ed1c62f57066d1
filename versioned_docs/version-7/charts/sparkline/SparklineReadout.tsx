import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts';

const weeks = Array.from({ length: 20 }, (_, index) => `Week ${index + 1}`);
const visits = [
  310, 298, 322, 341, 367, 352, 388, 401, 379, 412, 436, 455, 431, 470, 492, 518, 503,
  540, 561, 577,
];

export default function SparklineReadout() {
  const [index, setIndex] = React.useState<number | null>(null);
  const shown = index ?? visits.length - 1;

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" color="text.secondary">
        {weeks[shown]}
      </Typography>
      <Typography variant="h5" component="p">
        {visits[shown]} visits
      </Typography>
      <SparkLineChart
        title="Visits rose from 310 to 577 in 20 weeks"
        height={60}
        data={visits}
        showHighlight
        axisHighlight={{ x: 'line' }}
        xAxis={{ id: 'week', data: weeks, scaleType: 'point' }}
        onHighlightedAxisChange={(items) => setIndex(items[0]?.dataIndex ?? null)}
      />
    </Box>
  );
}
