import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function TypeTheTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Measured at"
        views={['year', 'day', 'hours', 'minutes', 'seconds']}
        ampm={false}
        defaultValue={dayjs('2027-03-12T10:30:15')}
        viewRenderers={{ hours: null, minutes: null, seconds: null }}
      />
    </LocalizationProvider>
  );
}
