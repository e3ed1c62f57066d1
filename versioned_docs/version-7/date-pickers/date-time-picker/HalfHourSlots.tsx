import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function HalfHourSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Room from"
        ampm={false}
        defaultValue={dayjs('2027-03-12T10:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2027-03-12T08:00')}
        maxTime={dayjs('2027-03-12T18:00')}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
