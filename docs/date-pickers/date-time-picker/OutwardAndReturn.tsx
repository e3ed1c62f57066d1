import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function OutwardAndReturn() {
  const [outward, setOutward] = React.useState<Dayjs | null>(dayjs('2027-03-12T10:30'));
  const [back, setBack] = React.useState<Dayjs | null>(dayjs('2027-03-14T18:00'));
  const earliest = outward?.isValid() ? outward.add(2, 'hour') : undefined;
  const hours = back && outward ? back.diff(outward, 'hour') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimePicker label="Outward" value={outward} onChange={setOutward} />
        <DateTimePicker
          label="Return"
          value={back}
          onChange={setBack}
          minDateTime={earliest}
          slotProps={{
            textField: { helperText: 'At least two hours after the outward journey' },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {hours >= 2 ? `${hours} hours away` : 'Enter both dates, the return last.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
