import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, LocalizationProvider } from '@mui/x-date-pickers-pro';

export default function ChooseRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'First day of holiday', end: 'Last day' }}
        defaultValue={[dayjs('2027-07-16'), dayjs('2027-08-01')]}
        sx={{ maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
