import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker, LocalizationProvider } from '@mui/x-date-pickers-pro';

export default function ChooseConference() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Conference"
        defaultValue={[dayjs('2027-03-12T09:00'), dayjs('2027-03-14T16:30')]}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
