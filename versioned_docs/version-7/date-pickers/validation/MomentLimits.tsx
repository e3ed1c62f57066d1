import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

const opening = dayjs('2027-03-10T12:00');
const deadline = dayjs('2027-03-12T18:00');

export default function MomentLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 320 }}>
        <DateTimePicker
          label="One span"
          defaultValue={dayjs('2027-03-11T06:00')}
          minDateTime={opening}
          maxDateTime={deadline}
          slotProps={{ textField: { helperText: 'March 10, 12 PM – March 12, 6 PM' } }}
        />
        <DateTimePicker
          label="The same hours on each day"
          defaultValue={dayjs('2027-03-11T06:00')}
          minDate={opening}
          maxDate={deadline}
          minTime={opening}
          maxTime={deadline}
          slotProps={{ textField: { helperText: 'March 10 – 12, 12 PM – 6 PM' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
