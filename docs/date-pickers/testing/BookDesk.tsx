import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

interface BookDeskProps {
  today?: Dayjs;
}

/** The app under test. It receives today as a prop, so that tests decide which day it is. */
export default function BookDesk({ today = dayjs('2027-03-12') }: BookDeskProps) {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [booked, setBooked] = React.useState('');
  const isBookable = day !== null && day.isValid() && !day.isBefore(today, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          name="day"
          label="Desk on"
          value={day}
          onChange={setDay}
          minDate={today}
          referenceDate={today}
        />
        <Button
          variant="contained"
          disabled={!isBookable}
          onClick={() => setBooked(`Booked for ${day?.format('dddd, MMMM D')}`)}
        >
          Book desk
        </Button>
        <div role="status">{booked}</div>
      </Stack>
    </LocalizationProvider>
  );
}
