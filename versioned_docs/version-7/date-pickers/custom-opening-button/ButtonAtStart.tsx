import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

const slotProps = { inputAdornment: { position: 'start' } } as const;

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Feed on"
          defaultValue={dayjs('2027-01-19')}
          slotProps={slotProps}
        />
        <TimePicker
          label="Feed at"
          defaultValue={dayjs('2027-01-19T06:00')}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
