import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker, type TimeView } from '@mui/x-date-pickers';

const bookedQuarters: Record<number, number[]> = {
  10: [0, 15],
  11: [0, 15, 30, 45],
  14: [30],
};

function isBooked(time: Dayjs, view: TimeView) {
  const booked = bookedQuarters[time.hour()] ?? [];
  if (view === 'hours') {
    return booked.length === 4;
  }
  return view === 'minutes' && booked.includes(time.minute());
}

export default function BookedTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Call back at"
        defaultValue={dayjs('2027-03-01T10:30')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        shouldDisableTime={isBooked}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
