import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          format="MM/YYYY"
          defaultValue={dayjs('2028-09-01')}
        />
        <DatePicker
          label="Year of construction"
          views={['year']}
          yearsOrder="desc"
          maxDate={dayjs('2026-12-31')}
          defaultValue={dayjs('1987-01-01')}
        />
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('1994-05-18')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
