import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function ClearWithUndo() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2027-03-12'));
  const [cleared, setCleared] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <DateField
          label="Remind me on"
          value={date}
          onChange={setDate}
          clearable
          onClear={() => setCleared(date)}
        />
        <Button disabled={!cleared || date !== null} onClick={() => setDate(cleared)}>
          Undo
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
