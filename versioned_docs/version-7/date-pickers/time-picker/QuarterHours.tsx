import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Begin of work"
        defaultValue={dayjs('2027-03-12T08:15')}
        timeSteps={{ hours: 1, minutes: 15 }}
        minutesStep={15}
      />
    </LocalizationProvider>
  );
}
