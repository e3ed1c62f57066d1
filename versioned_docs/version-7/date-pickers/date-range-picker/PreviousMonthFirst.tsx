import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar, LocalizationProvider } from '@mui/x-date-pickers-pro';

export default function PreviousMonthFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={2}
        currentMonthCalendarPosition={2}
        disableAutoMonthSwitching
        maxDate={dayjs('2025-09-30')}
        defaultValue={[dayjs('2025-08-25'), dayjs('2025-09-05')]}
      />
    </LocalizationProvider>
  );
}
