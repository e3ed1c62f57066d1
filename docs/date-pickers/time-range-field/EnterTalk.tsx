import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider, SingleInputTimeRangeField } from '@mui/x-date-pickers-pro';

export default function EnterTalk() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Talk"
        defaultValue={[dayjs('2027-03-12T14:15'), dayjs('2027-03-12T15:00')]}
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
