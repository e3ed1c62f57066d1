import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, StaticDatePicker } from '@mui/x-date-pickers';

const opening = dayjs('2027-05-01');

export default function WideTerminal() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="landscape"
        defaultValue={dayjs('2027-05-08')}
        minDate={opening}
        slotProps={{
          toolbar: { toolbarFormat: 'dddd, MMMM D', sx: { maxWidth: 200 } },
          actionBar: { actions: ['today', 'accept'] },
        }}
        localeText={{ toolbarTitle: 'Your visit' }}
      />
    </LocalizationProvider>
  );
}
