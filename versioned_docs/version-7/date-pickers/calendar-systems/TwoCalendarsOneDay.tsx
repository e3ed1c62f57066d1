import * as React from 'react';
import Stack from '@mui/material/Stack';
import { format } from 'date-fns';
import { getYear } from 'date-fns-jalali';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV3';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function TwoCalendarsOneDay() {
  const [born, setBorn] = React.useState<Date | null>(new Date(1987, 5, 21));
  const isDay = born !== null && !Number.isNaN(born.getTime());

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateField label="Born (Gregorian)" value={born} onChange={setBorn} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <DateField label="Born (Jalali)" value={born} onChange={setBorn} />
      </LocalizationProvider>
      <div aria-live="polite">
        {isDay
          ? `Stored: ${format(born, 'yyyy-MM-dd')}, Jalali year ${getYear(born)}`
          : 'Nothing to store yet'}
      </div>
    </Stack>
  );
}
