import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

const start = dayjs('2027-03-12T00:00:00');

interface Split {
  distance: number;
  time: Dayjs | null;
}

const firstSplits: Split[] = [
  { distance: 100, time: start.minute(1).second(24) },
  { distance: 200, time: start.minute(2).second(55) },
  { distance: 400, time: null },
];

function describe({ distance, time }: Split) {
  if (!time?.isValid()) {
    return '–';
  }
  const seconds = time.minute() * 60 + time.second();
  return `${(seconds / (distance / 100)).toFixed(1)} s per 100 m`;
}

export default function SwimSplits() {
  const [splits, setSplits] = React.useState(firstSplits);

  const change = (distance: number, time: Dayjs | null) =>
    setSplits((before) =>
      before.map((split) => (split.distance === distance ? { distance, time } : split)),
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {splits.map((split) => (
          <Stack
            key={split.distance}
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center' }}
          >
            <TimeField
              label={`${split.distance} m`}
              format="mm:ss"
              referenceDate={start}
              value={split.time}
              onChange={(time) => change(split.distance, time)}
              size="small"
              sx={{ width: 130 }}
            />
            <Typography variant="body2" aria-live="polite">
              {describe(split)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
