import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopDateTimeRangePicker,
  LocalizationProvider,
  MultiInputDateTimeRangeField,
} from '@mui/x-date-pickers-pro';

export default function TypedNightFlight() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimeRangePicker
        localeText={{ start: 'Take-off', end: 'Landing' }}
        ampm={false}
        defaultValue={[dayjs('2027-03-12T23:15'), dayjs('2027-03-13T07:40')]}
        viewRenderers={{ hours: null, minutes: null }}
        slots={{ field: MultiInputDateTimeRangeField }}
        sx={{ width: '100%', maxWidth: 460 }}
      />
    </LocalizationProvider>
  );
}
