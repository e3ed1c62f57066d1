import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  TimeRangePicker,
  type DateRange,
} from '@mui/x-date-pickers-pro';

const day = dayjs('2027-03-12');

/** The same time on another day. */
const moveTo = (target: Dayjs, time: Dayjs | null) =>
  time?.isValid() ? target.hour(time.hour()).minute(time.minute()) : time;

function measure([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both times.';
  }
  const minutes = end.diff(start, 'minute') % 1440;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min on duty`;
}

export default function GuardShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    day.hour(22),
    day.add(1, 'day').hour(6),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <TimeRangePicker
          label="Guard duty"
          ampm={false}
          value={shift}
          onChange={([start, end]) =>
            setShift([moveTo(day, start), moveTo(day.add(1, 'day'), end)])
          }
        />
        <Typography variant="body2" aria-live="polite">
          {measure(shift)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
