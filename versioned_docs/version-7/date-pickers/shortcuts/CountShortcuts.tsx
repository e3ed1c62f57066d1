import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimePicker,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers';

const doses: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'breakfast', label: 'With breakfast', getValue: () => dayjs('2027-03-11T07:30') },
  { id: 'lunch', label: 'With lunch', getValue: () => dayjs('2027-03-11T12:30') },
  { id: 'night', label: 'Before sleep', getValue: () => dayjs('2027-03-11T22:00') },
];

export default function CountShortcuts() {
  const [lastChoice, setLastChoice] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker
          label="Take the tablet"
          ampm={false}
          slotProps={{ shortcuts: { items: doses } }}
          onAccept={(time, { shortcut }) => {
            setLastChoice(shortcut?.id ?? `${time?.format('HH:mm') ?? 'none'}, by hand`);
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Accepted: {lastChoice}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
