import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  SingleInputDateTimeRangeField,
} from '@mui/x-date-pickers-pro';

export default function EnterOnCall() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="On call"
        defaultValue={[dayjs('2027-03-12T17:00'), dayjs('2027-03-15T08:00')]}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
