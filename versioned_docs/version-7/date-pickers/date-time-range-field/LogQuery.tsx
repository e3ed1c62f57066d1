import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  SingleInputDateTimeRangeField,
  type DateRange,
} from '@mui/x-date-pickers-pro';

// The end of the log. In your app, this is `dayjs()` at the time of the click.
const lastEntry = dayjs('2025-09-18T14:32:10');

const toQuery = (time: Dayjs) => time.format('YYYY-MM-DDTHH:mm:ss');

const periods = [
  { label: 'Last hour', hours: 1 },
  { label: 'Last day', hours: 24 },
];

export default function LogQuery() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    lastEntry.subtract(10, 'minute'),
    lastEntry,
  ]);
  const [start, end] = period;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
        <SingleInputDateTimeRangeField
          label="Search the log"
          format="MM-DD HH:mm:ss"
          dateSeparator="to"
          referenceDate={lastEntry.startOf('day')}
          maxDateTime={lastEntry}
          value={period}
          onChange={(range) => setPeriod(range)}
          clearable
        />
        <Stack direction="row" spacing={1}>
          {periods.map(({ label, hours }) => (
            <Button
              key={label}
              size="small"
              onClick={() => setPeriod([lastEntry.subtract(hours, 'hour'), lastEntry])}
            >
              {label}
            </Button>
          ))}
        </Stack>
        <Typography variant="body2" aria-live="polite">
          {start?.isValid() ? `since ${toQuery(start)}` : 'since the beginning'}
          {end?.isValid() ? ` until ${toQuery(end)}` : ''}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
