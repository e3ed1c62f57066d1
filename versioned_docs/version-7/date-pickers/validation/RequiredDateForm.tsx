import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

export default function RequiredDateForm() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [tried, setTried] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const missing = tried && date === null;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSent(date && !error ? date.format('YYYY-MM-DD') : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={handleSubmit}
      >
        <DateField
          required
          label="Passport valid until"
          value={date}
          onChange={setDate}
          minDate={dayjs('2027-06-30')}
          onError={setError}
          slotProps={{ textField: { error: missing || error !== null } }}
          helperText={
            (missing && 'Enter the full date.') ||
            (error === 'minDate' && 'It must be valid until June 30, 2027.') ||
            (error && 'Enter a full date that exists.')
          }
        />
        <Button type="submit" variant="contained">
          Check
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {sent && `Accepted: ${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
