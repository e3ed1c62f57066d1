import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

// The hut is open from June to September, and is rebuilt in 2028.
const isWinter = (month: Dayjs) => month.month() < 5 || month.month() > 8;
const isRebuilt = (year: Dayjs) => year.year() === 2028;

export default function ClosedMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Night in the hut"
        views={['year', 'month', 'day']}
        openTo="month"
        defaultValue={dayjs('2027-07-16')}
        minDate={dayjs('2027-01-01')}
        maxDate={dayjs('2030-12-31')}
        shouldDisableMonth={isWinter}
        shouldDisableYear={isRebuilt}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
