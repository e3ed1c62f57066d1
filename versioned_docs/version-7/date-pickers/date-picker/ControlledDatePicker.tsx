import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function ControlledDatePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-18'));
  const [accepted, setAccepted] = React.useState(value);

  const describe = (date: Dayjs | null) => {
    if (date === null) {
      return 'empty';
    }
    return date.isValid() ? date.format('YYYY-MM-DD') : 'not a date yet';
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Delivery"
          value={value}
          onChange={(next) => setValue(next)}
          onAccept={(next) => setAccepted(next)}
        />
        <Typography variant="body2">
          Value: {describe(value)}
          <br />
          Accepted: {describe(accepted)}
        </Typography>
        <Button
          variant="outlined"
          disabled={!value?.isValid()}
          onClick={() => setValue((current) => current && current.add(1, 'week'))}
        >
          One week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
