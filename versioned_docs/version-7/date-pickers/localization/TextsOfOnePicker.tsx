import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, StaticTimePicker } from '@mui/x-date-pickers';

export default function TextsOfOnePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        defaultValue={dayjs('2027-03-12T06:45')}
        localeText={{
          toolbarTitle: 'Wake me at',
          okButtonLabel: 'Set the alarm',
          cancelButtonLabel: 'Not today',
        }}
      />
    </LocalizationProvider>
  );
}
