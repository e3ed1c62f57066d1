import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar, LocalizationProvider } from '@mui/x-date-pickers-pro';

export default function ChooseStay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2027-03-12'), dayjs('2027-03-17')]}
      />
    </LocalizationProvider>
  );
}
