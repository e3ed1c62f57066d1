import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts';

const loans = [212, 198, 230, 241, 226, 255, 268, 249, 281, 296];
const returns = [190, 204, 199, 236, 248, 221, 250, 271, 262, 270];

export default function BasicSparklines() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%', gap: 4 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">Loans per day</Typography>
        <SparkLineChart
          title="Loans rose from 212 to 296 in ten days"
          height={80}
          data={loans}
          showTooltip
          showHighlight
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">Returns per day</Typography>
        <SparkLineChart
          title="Returns rose from 190 to 270 in ten days"
          plotType="bar"
          height={80}
          data={returns}
          showTooltip
          showHighlight
        />
      </Box>
    </Stack>
  );
}
