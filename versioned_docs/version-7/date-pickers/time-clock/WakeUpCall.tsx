import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock } from '@mui/x-date-pickers';

export default function WakeUpCall() {
  const [shown, setShown] = React.useState<Dayjs | null>(dayjs('2027-03-12T06:30'));
  const [booked, setBooked] = React.useState('06:30');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <TimeClock
          ampm={false}
          value={shown}
          onChange={(time, selectionState) => {
            setShown(time);
            if (selectionState === 'finish' && time) {
              setBooked(time.format('HH:mm'));
            }
          }}
        />
        <Typography align="center">
          {shown?.format('HH:mm')} on the clock, call booked for {booked}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
