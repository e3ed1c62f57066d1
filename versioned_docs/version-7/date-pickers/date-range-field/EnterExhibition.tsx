import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider, SingleInputDateRangeField } from '@mui/x-date-pickers-pro';

export default function EnterExhibition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Exhibition"
        defaultValue={[dayjs('2027-03-12'), dayjs('2027-06-20')]}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
