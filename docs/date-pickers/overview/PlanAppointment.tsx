import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DatePicker,
  DateTimePicker,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

export default function PlanAppointment() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-06-18T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          width: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
        }}
      >
        <Stack spacing={2.5} sx={{ flex: '1 1 260px' }}>
          <DateTimePicker
            label="Starts"
            value={start}
            onChange={setStart}
            minutesStep={15}
          />
          <TimeField
            label="Lasts"
            format="HH:mm"
            defaultValue={dayjs('2026-06-18T01:30')}
          />
          <DatePicker label="Confirm by" defaultValue={dayjs('2026-06-11')} />
          <Typography variant="body2" color="text.secondary" aria-live="polite">
            {start?.isValid()
              ? `The appointment is on ${start.format('dddd, MMMM D [at] h:mm A')}.`
              : 'Choose when the appointment starts.'}
          </Typography>
        </Stack>
        <DateCalendar
          value={start}
          onChange={setStart}
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          sx={{ flex: '0 1 320px', mx: 'auto' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
