import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

const date = dayjs('2027-03-05');

export default function SpaceAndZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateField label="Default" format="M/D/YYYY" defaultValue={date} />
        <DateField
          label="Spacious"
          format="M/D/YYYY"
          formatDensity="spacious"
          defaultValue={date}
        />
        <DateField
          label="As in the format"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={date}
        />
      </Stack>
    </LocalizationProvider>
  );
}
