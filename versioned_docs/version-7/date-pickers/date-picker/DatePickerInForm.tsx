import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function DatePickerInForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs: string[] = [];
    new FormData(event.currentTarget).forEach((value, name) => {
      pairs.push(`${name}=${value}`);
    });
    setSent(pairs.join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gap: 2, width: 280 }}
      >
        <DatePicker label="Start" name="start" format="YYYY-MM-DD" />
        <DatePicker
          label="Contract signed"
          name="signed"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2026-04-02')}
          readOnly
        />
        <DatePicker label="End" name="end" disabled />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {sent && `Sent: ${sent}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
