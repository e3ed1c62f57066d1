import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock, type TimeView } from '@mui/x-date-pickers';

export default function BakingTimer() {
  const [timer, setTimer] = React.useState<Dayjs | null>(dayjs('2027-03-12T00:10:30'));
  const [view, setView] = React.useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Part of the timer"
          value={view}
          onChange={(_event, next: TimeView | null) => next && setView(next)}
        >
          <ToggleButton value="minutes">{timer?.format('mm')} min</ToggleButton>
          <ToggleButton value="seconds">{timer?.format('ss')} s</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          views={['minutes', 'seconds']}
          view={view}
          onViewChange={setView}
          value={timer}
          onChange={setTimer}
        />
      </Stack>
    </LocalizationProvider>
  );
}
