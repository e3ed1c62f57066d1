import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MultiInputTimeRangeField,
  SingleInputDateRangeField,
} from '@mui/x-date-pickers-pro';

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Festival"
          dateSeparator="to"
          defaultValue={[dayjs('2027-07-16'), dayjs('2027-07-18')]}
        />
        <MultiInputTimeRangeField
          defaultValue={[dayjs('2027-07-16T14:00'), dayjs('2027-07-16T22:30')]}
          slotProps={{
            textField: ({ position }) => ({
              id: `stage-${position}`,
              label: position === 'start' ? 'Doors open' : 'Last song',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
