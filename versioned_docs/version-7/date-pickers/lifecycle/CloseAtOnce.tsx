import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, MobileDatePicker } from '@mui/x-date-pickers';

const date = dayjs('2027-03-12');

export default function CloseAtOnce() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <MobileDatePicker
          label="Dialog that closes at once"
          defaultValue={date}
          closeOnSelect
        />
        <DatePicker
          label="Asks to confirm"
          defaultValue={date}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
