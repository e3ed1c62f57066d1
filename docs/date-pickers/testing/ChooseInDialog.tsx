import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function ChooseInDialog() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2027-03-12T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240 }}>
        {/* This query never matches, so every device shows the dialog. */}
        <TimePicker
          label="Alarm"
          desktopModeMediaQuery="not all"
          defaultValue={alarm}
          onAccept={setAlarm}
        />
        <div role="status">Rings at {alarm?.format('h:mm A') ?? 'no time'}</div>
      </Stack>
    </LocalizationProvider>
  );
}
