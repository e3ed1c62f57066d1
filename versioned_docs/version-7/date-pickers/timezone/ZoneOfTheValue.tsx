import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

// One flight, each end in the zone of its airport.
const departure = dayjs.tz('2027-03-12T20:05', 'America/New_York');
const arrival = dayjs.tz('2027-03-13T09:40', 'Europe/Paris');

export default function ZoneOfTheValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimeField
          label="Departs JFK"
          defaultValue={departure}
          helperText={`${arrival.diff(departure, 'minute')} minutes in the air`}
        />
        <DateTimeField label="Arrives CDG" defaultValue={arrival} />
      </Stack>
    </LocalizationProvider>
  );
}
