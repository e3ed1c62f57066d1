import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, LocalizationProvider } from '@mui/x-date-pickers';

const taken: Record<string, Set<string>> = {
  Cleaning: new Set(['08:20', '09:00', '09:20', '10:40', '11:20']),
  'Check-up': new Set(['08:40', '09:40', '10:00', '10:20', '11:00']),
};

export default function FreeAppointments() {
  const [service, setService] = React.useState('Cleaning');
  const [slot, setSlot] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Service"
          value={service}
          onChange={(_event, next: string | null) => {
            if (next) {
              setService(next);
              setSlot(null);
            }
          }}
        >
          {Object.keys(taken).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DigitalClock
          ampm={false}
          timeStep={20}
          skipDisabled
          minTime={dayjs('2027-03-12T08:00')}
          maxTime={dayjs('2027-03-12T11:40')}
          shouldDisableTime={(time) => taken[service]?.has(time.format('HH:mm')) ?? false}
          referenceDate={dayjs('2027-03-12T08:00')}
          value={slot}
          onChange={setSlot}
          sx={{ width: 160 }}
        />
        <Typography variant="body2" aria-live="polite">
          {slot ? `${service} on ${slot.format('MMMM D, HH:mm')}` : 'Choose a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
