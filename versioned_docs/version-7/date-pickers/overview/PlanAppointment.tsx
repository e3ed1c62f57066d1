import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  DateTimePicker,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

export default function PlanAppointment() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-18T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimePicker
          label="Starts"
          value={start}
          onChange={setStart}
          minutesStep={15}
        />
        <TimeField
          label="Lasts"
          format="HH:mm"
          defaultValue={dayjs('2026-05-18T01:30')}
        />
        <DatePicker label="Confirm by" defaultValue={dayjs('2026-05-11')} />
        <Typography variant="body2" color="text.secondary" aria-live="polite">
          {start?.isValid()
            ? `The appointment is on ${start.format('dddd, MMMM D [at] h:mm A')}.`
            : 'Choose when the appointment starts.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
