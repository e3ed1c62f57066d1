import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  LocalizationProvider,
  SingleInputDateRangeField,
} from '@mui/x-date-pickers-pro';

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        slots={{ field: SingleInputDateRangeField }}
        defaultValue={[dayjs('2027-03-12'), dayjs('2027-03-15')]}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
