import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, MonthCalendar, YearCalendar } from '@mui/x-date-pickers';

export default function MonthsAndYears() {
  const [date, setDate] = React.useState<Dayjs>(dayjs('2025-09-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <YearCalendar
          aria-label="Year"
          value={date}
          onChange={setDate}
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2031-12-31')}
          yearsPerRow={4}
        />
        <MonthCalendar
          aria-label="Month"
          value={date}
          onChange={setDate}
          monthsPerRow={4}
        />
      </Stack>
    </LocalizationProvider>
  );
}
