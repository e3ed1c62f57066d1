import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider, TimeRangePicker } from '@mui/x-date-pickers-pro';

export default function ChooseRehearsal() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal"
        defaultValue={[dayjs('2027-03-12T17:30'), dayjs('2027-03-12T20:00')]}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
