import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

interface Shift {
  name: string;
  from: Dayjs | null;
  to: Dayjs | null;
}

const firstShifts: Shift[] = [
  { name: 'Ines', from: dayjs('2027-03-12T14:00'), to: dayjs('2027-03-12T21:30') },
  { name: 'Ruben', from: dayjs('2027-03-12T22:00'), to: dayjs('2027-03-12T06:00') },
];

const minutesOf = (time: Dayjs) => time.hour() * 60 + time.minute();

/** The time between two times of day; an end before the start is on the next day. */
function measure({ from, to }: Shift) {
  if (!from?.isValid() || !to?.isValid()) {
    return '–';
  }
  const minutes = (minutesOf(to) - minutesOf(from) + 1440) % 1440;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function NightShiftHours() {
  const [shifts, setShifts] = React.useState(firstShifts);

  const renderTime = (shift: Shift, end: 'from' | 'to') => (
    <TableCell sx={{ px: 1 }}>
      <TimeField
        hiddenLabel
        variant="filled"
        size="small"
        ampm={false}
        minutesStep={5}
        value={shift[end]}
        onChange={(time) =>
          setShifts((before) =>
            before.map((each) =>
              each.name === shift.name ? { ...each, [end]: time } : each,
            ),
          )
        }
        slotProps={{
          textField: { InputProps: { 'aria-label': `${shift.name}, ${end}` } },
        }}
        sx={{ width: 110 }}
      />
    </TableCell>
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 480 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Nurse</TableCell>
              <TableCell>From</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Worked</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shifts.map((shift) => (
              <TableRow key={shift.name}>
                <TableCell component="th" scope="row">
                  {shift.name}
                </TableCell>
                {renderTime(shift, 'from')}
                {renderTime(shift, 'to')}
                <TableCell align="right">{measure(shift)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </LocalizationProvider>
  );
}
