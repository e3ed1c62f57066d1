import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  DateTimeField,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

const arrival = dayjs('2027-03-12T18:05');

export default function FieldKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="DateField" defaultValue={arrival} />
        <TimeField label="TimeField" defaultValue={arrival} />
        <DateTimeField label="DateTimeField" defaultValue={arrival} />
      </Stack>
    </LocalizationProvider>
  );
}
