import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

const concert = dayjs('2027-03-12');

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'Nothing entered.';
  }
  if (!date.isValid()) {
    return 'Not complete yet, or no such day.';
  }
  const days = concert.diff(date, 'day');
  return days >= 0 ? `${days} days before the concert.` : 'After the concert.';
}

export default function ReadTypedDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2027-02-28'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateField label="Rehearsal" value={date} onChange={setDate} />
        <Typography variant="body2" aria-live="polite">
          {describe(date)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
