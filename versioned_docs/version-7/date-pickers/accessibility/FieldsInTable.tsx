import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

const trains = [
  { line: 'Harbor', first: '04:50', last: '23:40' },
  { line: 'Airport', first: '03:55', last: '00:25' },
];

function TimeCell({ name, time }: { name: string; time: string }) {
  return (
    <TableCell>
      <TimeField
        size="small"
        ampm={false}
        defaultValue={dayjs(`2027-01-04T${time}`)}
        slotProps={{ textField: { inputProps: { 'aria-label': name } } }}
        sx={{ width: 100 }}
      />
    </TableCell>
  );
}

export default function FieldsInTable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Table aria-label="Trains" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>First</TableCell>
            <TableCell>Last</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trains.map(({ line, first, last }) => (
            <TableRow key={line}>
              <TableCell component="th" scope="row">
                {line}
              </TableCell>
              <TimeCell name={`First train to ${line}`} time={first} />
              <TimeCell name={`Last train to ${line}`} time={last} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </LocalizationProvider>
  );
}
