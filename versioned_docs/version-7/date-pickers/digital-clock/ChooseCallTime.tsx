import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, LocalizationProvider } from '@mui/x-date-pickers';

export default function ChooseCallTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock defaultValue={dayjs('2027-03-12T10:30')} />
    </LocalizationProvider>
  );
}
