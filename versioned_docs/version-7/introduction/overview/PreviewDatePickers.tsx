import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function PreviewDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ p: 1, maxWidth: 300 }}>
        <DatePicker label="Departure" defaultValue={dayjs('2026-05-18')} />
        <TimePicker label="Boarding" defaultValue={dayjs('2026-05-18T09:40')} />
      </Stack>
    </LocalizationProvider>
  );
}
