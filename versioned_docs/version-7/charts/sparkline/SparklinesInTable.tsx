import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts';

const stations = [
  { name: 'Harbor', now: 41, week: [38, 42, 36, 35, 44, 48, 41] },
  { name: 'Market', now: 63, week: [51, 55, 49, 58, 61, 70, 63] },
  { name: 'Castle', now: 17, week: [24, 22, 25, 19, 18, 15, 17] },
];
// One scale for all rows, so that their lines can be compared.
const yAxis = { min: 0, max: 75 };

export default function SparklinesInTable() {
  return (
    <Table aria-label="Fine dust at three stations">
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell>Last 7 days</TableCell>
          <TableCell align="right">Now (µg/m³)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stations.map(({ name, now, week }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ width: '50%', py: 0.5 }}>
              <SparkLineChart
                title={`From ${week[0]} to ${now}, at most ${Math.max(...week)}`}
                height={40}
                data={week}
                yAxis={yAxis}
              />
            </TableCell>
            <TableCell align="right">{now}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
