import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock } from '@mui/x-date-pickers';

export default function SetDeparture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock defaultValue={dayjs('2027-03-12T09:40')} />
    </LocalizationProvider>
  );
}
