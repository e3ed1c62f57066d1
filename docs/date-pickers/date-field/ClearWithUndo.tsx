import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider, type FieldRef } from '@mui/x-date-pickers';

export default function ClearWithUndo() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2027-03-12'));
  const [cleared, setCleared] = React.useState<Dayjs | null>(null);
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);

  const undo = () => {
    setDate(cleared);
    // The button is disabled now, so the focus needs another place.
    fieldRef.current?.focusField();
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <DateField
          label="Remind me on"
          value={date}
          onChange={setDate}
          clearable
          onClear={() => setCleared(date)}
          unstableFieldRef={fieldRef}
        />
        <Button disabled={!cleared || date !== null} onClick={undo}>
          Undo
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
