import * as React from 'react';
import { newDate } from 'date-fns-jalali';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV3';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

// Day 15 of the first month of 1406: months count from 0.
const appointment = newDate(1406, 0, 15);
const weekday = new Intl.DateTimeFormat('fa', { weekday: 'narrow' });

export default function JalaliWithDateFns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DatePicker
        label="Appointment (Jalali)"
        defaultValue={appointment}
        dayOfWeekFormatter={(day) => weekday.format(day)}
      />
    </LocalizationProvider>
  );
}
