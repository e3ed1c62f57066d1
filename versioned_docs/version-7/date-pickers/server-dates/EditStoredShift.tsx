import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  DateTimeField,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';
import { readShift, writeShift, type Shift } from './convertShift';

const stored = {
  day: '2027-03-12',
  starts: '21:30',
  signedAt: '2027-03-10T09:05:00.000Z',
};

export default function EditStoredShift() {
  const [shift, setShift] = React.useState<Shift>(() => readShift(stored));
  const change = (part: Partial<Shift>) => setShift((before) => ({ ...before, ...part }));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Day" value={shift.day} onChange={(day) => change({ day })} />
        <TimeField
          label="Starts"
          ampm={false}
          value={shift.starts}
          onChange={(starts) => change({ starts })}
        />
        <DateTimeField
          label="Signed"
          value={shift.signedAt}
          onChange={(signedAt) => change({ signedAt })}
        />
        <Box
          component="pre"
          dir="ltr"
          sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap' }}
        >
          {JSON.stringify(writeShift(shift), null, 2) ?? 'Not complete'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
