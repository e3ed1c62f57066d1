import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, StaticDateTimePicker } from '@mui/x-date-pickers';

export default function StaticAppointment() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(dayjs('2025-09-18T15:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={accepted}
        onAccept={setAccepted}
        ampm={false}
        minutesStep={5}
      />
      <Typography align="center" sx={{ mt: 1 }}>
        Accepted: {accepted?.format('MMMM D, HH:mm') ?? 'nothing'}
      </Typography>
    </LocalizationProvider>
  );
}
