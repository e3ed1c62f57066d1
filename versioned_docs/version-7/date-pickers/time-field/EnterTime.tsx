import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

export default function EnterTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Sunrise" defaultValue={dayjs('2027-03-12T06:21')} />
    </LocalizationProvider>
  );
}
