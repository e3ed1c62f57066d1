import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function SaveInstant() {
  const [stored, setStored] = React.useState('2027-03-28T00:30:00.000Z');
  const value = React.useMemo(() => dayjs.utc(stored), [stored]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="Maintenance (Berlin)"
          ampm={false}
          timezone="Europe/Berlin"
          value={value}
          onAccept={(date, { validationError }) => {
            if (date && validationError === null) {
              setStored(date.toISOString());
            }
          }}
        />
        <Typography variant="body2">Stored: {stored}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
