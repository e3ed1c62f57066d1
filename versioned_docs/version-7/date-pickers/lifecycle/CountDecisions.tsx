import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function CountDecisions() {
  const [changes, setChanges] = React.useState(0);
  const [accepted, setAccepted] = React.useState<Dayjs | null>(dayjs('2027-03-12T08:00'));
  const [accepts, setAccepts] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker
          label="Heating starts"
          defaultValue={accepted}
          onChange={() => setChanges((count) => count + 1)}
          onAccept={(time, { validationError }) => {
            if (validationError === null) {
              setAccepted(time);
              setAccepts((count) => count + 1);
            }
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {changes} changes, {accepts} accepted. Last accepted:{' '}
          {accepted?.format('HH:mm') ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
