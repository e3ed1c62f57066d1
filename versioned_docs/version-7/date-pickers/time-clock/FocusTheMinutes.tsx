import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock, type TimeView } from '@mui/x-date-pickers';

export default function FocusTheMinutes() {
  const [train, setTrain] = React.useState<Dayjs | null>(dayjs('2027-03-12T17:05'));
  const [view, setView] = React.useState<TimeView>('hours');
  const [focused, setFocused] = React.useState<TimeView | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }} spacing={1}>
        <Button
          variant="outlined"
          onClick={() => {
            setView('minutes');
            setFocused('minutes');
          }}
        >
          Delay the train of {train?.format('h:mm A')}
        </Button>
        <Box onBlur={() => setFocused(null)}>
          <TimeClock
            value={train}
            onChange={setTrain}
            view={view}
            onViewChange={setView}
            focusedView={focused}
            onFocusedViewChange={(next, hasFocus) => setFocused(hasFocus ? next : null)}
            ampmInClock
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
