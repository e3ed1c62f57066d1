import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  DesktopDatePicker,
  LocalizationProvider,
  MobileDatePicker,
} from '@mui/x-date-pickers';

const date = dayjs('2026-05-18');

export default function DatePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Follows the device" defaultValue={date} />
        <DesktopDatePicker label="Always a popper" defaultValue={date} />
        <MobileDatePicker label="Always a dialog" defaultValue={date} />
      </Stack>
    </LocalizationProvider>
  );
}
