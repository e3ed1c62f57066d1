import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';
import { toInterval } from './toInterval';

export default function AskForPeriod() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2027-03-01'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2027-03-31'));
  const interval =
    first?.isValid() && last?.isValid() && !last.isBefore(first, 'day')
      ? toInterval(first, last)
      : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateField label="Invoices from" value={first} onChange={setFirst} />
          <DateField label="to" value={last} onChange={setLast} />
        </Stack>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {interval ? `GET /invoices?${interval}` : 'No request'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
