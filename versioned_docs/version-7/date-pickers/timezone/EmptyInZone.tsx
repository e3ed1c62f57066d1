import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function EmptyInZone() {
  const [call, setCall] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimeField
          label="Call, Tokyo time"
          format="YYYY-MM-DD HH:mm"
          timezone="Asia/Tokyo"
          value={call}
          onChange={setCall}
        />
        <Typography variant="body2" aria-live="polite">
          {call?.isValid() ? `Send to the server: ${call.toISOString()}` : 'Not set'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
