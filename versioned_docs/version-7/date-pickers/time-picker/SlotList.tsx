import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function SlotList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table at"
        referenceDate={dayjs('2027-03-12T18:00')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2027-03-12T17:30')}
        maxTime={dayjs('2027-03-12T21:30')}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
