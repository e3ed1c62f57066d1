import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

const speakers = [
  { name: 'Ana', zone: 'America/Sao_Paulo' },
  { name: 'Naomi', zone: 'Asia/Tokyo' },
];

export default function LuxonWebinar() {
  const [start, setStart] = React.useState<DateTime | null>(
    DateTime.fromISO('2027-03-12T15:00', { zone: 'Europe/Lisbon' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateTimePicker
          label="Webinar (Lisbon)"
          ampm={false}
          value={start}
          onChange={setStart}
        />
        {speakers.map(({ name, zone }) => (
          <Typography key={name} variant="body2">
            {name}: {start?.isValid ? start.setZone(zone).toFormat('MM-dd HH:mm') : '–'}
          </Typography>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
