import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimeField,
  type TimeValidationError,
} from '@mui/x-date-pickers';

const hints: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 7:00.',
  maxTime: 'We close at 18:30.',
  minutesStep: 'Choose a quarter of an hour, such as 10:15.',
  'shouldDisableTime-hours': 'We bake from 13:00 to 14:00.',
};

export default function BakeryPickup() {
  const [error, setError] = React.useState<TimeValidationError>(null);
  const [order, setOrder] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setOrder(`pickup=${String(new FormData(event.currentTarget).get('pickup'))}`);
        }}
      >
        <TimeField
          label="Pick up at"
          name="pickup"
          required
          ampm={false}
          defaultValue={dayjs('2027-03-12T09:20')}
          minTime={dayjs('2027-03-12T07:00')}
          maxTime={dayjs('2027-03-12T18:30')}
          minutesStep={15}
          shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 13}
          onError={setError}
          helperText={error ? (hints[error] ?? 'Enter a time.') : '7:00 to 18:30'}
        />
        <Button type="submit" variant="contained" disabled={error !== null}>
          Order
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {order}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
