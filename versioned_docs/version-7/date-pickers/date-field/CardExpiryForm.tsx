import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function CardExpiryForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('expires')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ width: 300 }} onSubmit={handleSubmit}>
        <TextField label="Name on card" name="name" defaultValue="Amara Okafor" />
        <DateField
          label="Expires"
          name="expires"
          format="MM/YY"
          minDate={dayjs('2027-01-01')}
          helperText="Month and year"
        />
        <Button type="submit" variant="contained">
          Pay
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {sent && `expires=${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
