import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateTimeRangePicker,
  LocalizationProvider,
  type DateRange,
} from '@mui/x-date-pickers-pro';

function quote([pickUp, back]: DateRange<Dayjs>) {
  if (!pickUp?.isValid() || !back?.isValid() || !back.isAfter(pickUp)) {
    return 'Choose when you pick up the van, and when you bring it back.';
  }
  const days = Math.ceil(back.diff(pickUp, 'hour', true) / 24);
  return `${days} × 24 hours, €${days * 69}`;
}

export default function VanRental() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
        <DateTimeRangePicker
          label="Van"
          ampm={false}
          value={rental}
          onChange={(range) => setRental(range)}
          referenceDate={[dayjs('2027-03-12T09:00'), dayjs('2027-03-12T17:00')]}
          timeSteps={{ minutes: 30 }}
          minutesStep={30}
        />
        <Typography variant="body2" aria-live="polite">
          {quote(rental)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
