import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function SaveWhenAccepted() {
  const [changes, setChanges] = React.useState(0);
  const [saved, setSaved] = React.useState<Dayjs | null>(dayjs('2027-03-12T08:00'));
  const [saves, setSaves] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker
          label="Heating starts"
          defaultValue={saved}
          onChange={() => setChanges((count) => count + 1)}
          onAccept={(time, { validationError }) => {
            if (validationError === null) {
              setSaved(time);
              setSaves((count) => count + 1);
            }
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {changes} changes, {saves} saved. Stored: {saved?.format('HH:mm') ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
