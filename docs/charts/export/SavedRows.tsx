import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  BarPlot,
  ChartsDataProvider,
  ChartsLegend,
  ChartsSurface,
  ChartsXAxis,
  ChartsYAxis,
  useBarSeries,
  useXAxis,
} from '@mui/x-charts';

/** A field of CSV: quoted, and harmless if a spreadsheet takes it for a formula. */
const toField = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : String(value ?? '');
  const safe = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Saves what the chart shows as a file for spreadsheets. */
function SaveButton() {
  const series = useBarSeries();
  const { data: names = [] } = useXAxis<'band'>();

  const save = () => {
    const labels = series.map(({ label }) =>
      typeof label === 'function' ? label('legend') : label,
    );
    const lines = [
      ['Month', ...labels],
      ...names.map((name, index) => [name, ...series.map(({ data }) => data[index])]),
    ];
    const text = lines.map((line) => line.map(toField).join(',')).join('\n');
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'honey.csv';
    link.click();
    URL.revokeObjectURL(url);
  };

  return (
    <Button size="small" variant="outlined" onClick={save}>
      Save as CSV
    </Button>
  );
}

export default function SavedRows() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={240}
        xAxis={[
          { id: 'month', scaleType: 'band', data: ['May', 'June', 'July', 'August'] },
        ]}
        yAxis={[{ id: 'kg' }]}
        series={[
          { type: 'bar', label: 'Hive 1', data: [4.2, 9.8, 12.1, 6.4] },
          { type: 'bar', label: 'Hive 2', data: [3.1, 8.2, 13.7, 7.9] },
        ]}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <ChartsLegend direction="horizontal" />
          <SaveButton />
        </Box>
        <ChartsSurface title="Honey per hive in kilograms">
          <BarPlot />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="kg" />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
