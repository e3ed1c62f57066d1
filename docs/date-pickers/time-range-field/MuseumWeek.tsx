import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MultiInputTimeRangeField,
  type DateRange,
} from '@mui/x-date-pickers-pro';

interface OpeningDay {
  name: string;
  open: boolean;
  hours: DateRange<Dayjs>;
}

const at = (time: string) => dayjs(`2027-03-15T${time}`);

const firstWeek: OpeningDay[] = [
  { name: 'Monday', open: false, hours: [null, null] },
  { name: 'Tuesday', open: true, hours: [at('10:00'), at('17:00')] },
  { name: 'Wednesday', open: true, hours: [at('10:00'), at('20:30')] },
];

function measure({ open, hours: [from, to] }: OpeningDay) {
  return open && from?.isValid() && to?.isAfter(from) ? to.diff(from, 'hour', true) : 0;
}

export default function MuseumWeek() {
  const [week, setWeek] = React.useState(firstWeek);

  const change = (name: string, part: Partial<OpeningDay>) =>
    setWeek((before) =>
      before.map((each) => (each.name === name ? { ...each, ...part } : each)),
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 440 }}>
        {week.map(({ name, open, hours }) => (
          <Stack key={name} direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <FormControlLabel
              label={name}
              control={
                <Checkbox
                  checked={open}
                  onChange={(event) => change(name, { open: event.target.checked })}
                />
              }
              sx={{ width: 140 }}
            />
            <MultiInputTimeRangeField
              ampm={false}
              minutesStep={15}
              disabled={!open}
              value={hours}
              onChange={(range) => change(name, { hours: range })}
              slotProps={{
                textField: ({ position }) => ({
                  id: `${name}-${position}`,
                  size: 'small',
                  InputProps: {
                    'aria-label': `${name}, ${position === 'start' ? 'opens' : 'closes'}`,
                  },
                }),
              }}
            />
          </Stack>
        ))}
        <Typography variant="body2" aria-live="polite">
          {week.reduce((sum, each) => sum + measure(each), 0)} hours a week
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
