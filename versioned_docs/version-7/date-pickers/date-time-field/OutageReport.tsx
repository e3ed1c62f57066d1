import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

const reported = dayjs('2025-09-18T09:00');

function measure(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) {
    return 'Enter when it began, and when service was back.';
  }
  const minutes = end.diff(start, 'minute');
  return `Down for ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function OutageReport() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-09-17T23:48'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-09-18T01:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimeField
          label="Outage began"
          format="YYYY-MM-DD HH:mm"
          maxDateTime={reported}
          value={start}
          onChange={setStart}
        />
        <DateTimeField
          label="Service was back"
          format="YYYY-MM-DD HH:mm"
          minDateTime={start?.isValid() ? start : undefined}
          maxDateTime={reported}
          value={end}
          onChange={setEnd}
        />
        <Typography variant="body2" aria-live="polite">
          {measure(start, end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
