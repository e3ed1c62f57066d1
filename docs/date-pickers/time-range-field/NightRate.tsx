import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  SingleInputTimeRangeField,
  type DateRange,
} from '@mui/x-date-pickers-pro';

/** Puts an end that is not after the start on the next day. */
function crossMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isAfter(start) ? sameDay : sameDay.add(1, 'day')];
}

export default function NightRate() {
  const [rate, setRate] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-03-12T22:00'),
    dayjs('2027-03-13T06:00'),
  ]);
  const [start, end] = rate;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 240 }}>
        <SingleInputTimeRangeField
          label="Night rate"
          ampm={false}
          dateSeparator="to"
          value={rate}
          onChange={(range) => setRate(crossMidnight(range))}
        />
        <Typography variant="body2" aria-live="polite">
          {start?.isValid() && end?.isValid()
            ? `${end.diff(start, 'minute') / 60} h at €0.18`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
