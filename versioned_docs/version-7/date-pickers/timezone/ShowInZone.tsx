import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function ShowInZone() {
  const [zone, setZone] = React.useState('Asia/Tokyo');
  const [meeting, setMeeting] = React.useState<Dayjs | null>(
    dayjs.utc('2027-03-12T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Meeting"
          ampm={false}
          timezone={zone}
          value={meeting}
          onChange={setMeeting}
        />
        <Typography variant="body2">
          {meeting?.isValid() ? `Stored: ${meeting.format()}` : 'Not set'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
