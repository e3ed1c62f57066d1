import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock } from '@mui/x-date-pickers';

const first = dayjs('2027-03-12T06:00');
const last = dayjs('2027-03-12T21:20');

const isSailing = (time: Dayjs) =>
  !time.isBefore(first) && !time.isAfter(last) && time.minute() % 20 === 0;

export default function FerrySailings() {
  const [sailing, setSailing] = React.useState<Dayjs | null>(dayjs('2027-03-12T20:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <TimeClock
          ampm={false}
          minTime={first}
          maxTime={last}
          minutesStep={20}
          shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 13}
          value={sailing}
          onChange={setSailing}
        />
        <Typography align="center" aria-live="polite">
          {sailing && isSailing(sailing)
            ? `Ferry at ${sailing.format('HH:mm')}`
            : 'The last ferry leaves at 21:20.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
