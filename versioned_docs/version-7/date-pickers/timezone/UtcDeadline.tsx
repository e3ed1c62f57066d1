import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);

export default function UtcDeadline() {
  const [deadline, setDeadline] = React.useState<Dayjs | null>(
    dayjs.utc('2027-03-12T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker
          label="Deadline (UTC)"
          ampm={false}
          value={deadline}
          onChange={setDeadline}
        />
        <Typography variant="body2">
          {deadline?.isValid() ? deadline.format() : 'Not set'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
