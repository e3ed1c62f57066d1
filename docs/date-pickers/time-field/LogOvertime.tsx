import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LogOvertime() {
  const [hours, setHours] = React.useState('36');
  const [minutes, setMinutes] = React.useState('45');
  const total = Number(hours) * 60 + Number(minutes);

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Overtime in May">
        <TextField
          type="number"
          label="Hours"
          value={hours}
          onChange={(event) => setHours(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: 200 } }}
        />
        <TextField
          type="number"
          label="Minutes"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: 59 } }}
        />
      </Stack>
      <Typography variant="body2" aria-live="polite">
        Stored: {total} minutes
      </Typography>
    </Stack>
  );
}
