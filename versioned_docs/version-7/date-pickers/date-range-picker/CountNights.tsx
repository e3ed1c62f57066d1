import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  LocalizationProvider,
  type DateRange,
} from '@mui/x-date-pickers-pro';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid()) {
    return 'Choose the day of arrival.';
  }
  if (!end?.isValid()) {
    return 'Choose the day of departure.';
  }
  const nights = end.diff(start, 'day');
  return nights > 0 ? `${nights} nights, €${nights * 95}` : 'Stay at least one night.';
}

export default function CountNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-03-12'),
    dayjs('2027-03-15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DateRangePicker
          localeText={{ start: 'Arrival', end: 'Departure' }}
          value={stay}
          onChange={setStay}
        />
        <Typography variant="body2" aria-live="polite">
          {describe(stay)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
