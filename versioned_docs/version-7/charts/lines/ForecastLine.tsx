import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { getLineElementUtilityClass, LineChart } from '@mui/x-charts';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028];
const thousands = (value: number | null) => (value === null ? null : `${value},000`);

export default function ForecastLine() {
  const { palette } = useTheme();
  const color = palette.primary.main;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Bicycles counted at the bridge, and the forecast"
        height={280}
        xAxis={[
          {
            data: years,
            domainLimit: 'strict',
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[{ label: 'Thousand bicycles', min: 0 }]}
        sx={{
          [`& .${getLineElementUtilityClass('series-forecast')}`]: {
            strokeDasharray: '6 5',
          },
        }}
        series={[
          {
            id: 'counted',
            label: 'Counted',
            color,
            data: [412, 438, 397, 451, 489, 523, 547, 561],
            valueFormatter: thousands,
          },
          {
            id: 'forecast',
            label: 'Forecast',
            color,
            showMark: false,
            // Starts at the last counted year, so that the lines meet.
            data: [null, null, null, null, null, null, null, 561, 583, 602, 618],
            valueFormatter: thousands,
          },
        ]}
      />
    </Box>
  );
}
