import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  TimeRangePicker,
  type DateRange,
} from '@mui/x-date-pickers-pro';

const LONGEST = 120;

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Choose when you begin and when you stop.';
  }
  const minutes = end.diff(start, 'minute');
  if (minutes <= 0 || minutes > LONGEST) {
    return 'Book at least half an hour, and at most two hours.';
  }
  return `${minutes} minutes, €${(minutes / 30) * 7}`;
}

export default function CourtBooking() {
  const [game, setGame] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-03-12T18:00'),
    dayjs('2027-03-12T19:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <TimeRangePicker
          label="Court 3"
          ampm={false}
          value={game}
          onChange={(range) => setGame(range)}
          timeSteps={{ minutes: 30 }}
          minutesStep={30}
          thresholdToRenderTimeInASingleColumn={48}
          minTime={dayjs('2027-03-12T08:00')}
          maxTime={dayjs('2027-03-12T22:00')}
          skipDisabled
          closeOnSelect
        />
        <Typography variant="body2" aria-live="polite">
          {describe(game)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
