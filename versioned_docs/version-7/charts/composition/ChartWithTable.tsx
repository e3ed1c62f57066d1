import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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

function DataTable({ caption }: { caption: string }) {
  const series = useBarSeries();
  const { data: categories = [] } = useXAxis<'band'>();

  return (
    <Table size="small" aria-label={caption}>
      <TableHead>
        <TableRow>
          <TableCell>Series</TableCell>
          {categories.map((category) => (
            <TableCell key={category} align="right">
              {category}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {series.map(({ id, label, data }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {typeof label === 'function' ? label('legend') : label}
            </TableCell>
            {data.map((value, index) => (
              <TableCell key={categories[index]} align="right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function ChartWithTable() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={220}
        xAxis={[{ scaleType: 'band', data: ['2022', '2023', '2024', '2025'] }]}
        series={[
          { id: 'day', type: 'bar', label: 'Day guests', data: [41, 47, 52, 50] },
          { id: 'night', type: 'bar', label: 'Overnight guests', data: [18, 22, 23, 27] },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface title="Guests of the island, in thousands">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <DataTable caption="Guests of the island, in thousands" />
      </ChartsDataProvider>
    </Box>
  );
}
