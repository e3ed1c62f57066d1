import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

export default function PreviewDatePickers({ locale = 'en', monthFormat = 'MMMM YYYY' }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateCalendar
        defaultValue={dayjs('2026-06-18')}
        referenceDate={dayjs('2026-06-18')}
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        reduceAnimations
        slotProps={{ calendarHeader: { format: monthFormat } }}
      />
    </LocalizationProvider>
  );
}
