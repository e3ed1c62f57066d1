import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const milestones = [
  { name: 'Design freeze', day: dayjs('2027-02-26') },
  { name: 'First delivery', day: dayjs('2027-06-04') },
];

export default function NameEachPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {milestones.map(({ name, day }) => (
          <DatePicker
            key={name}
            label={name}
            defaultValue={day}
            localeText={{
              toolbarTitle: name,
              openDatePickerDialogue: (_date, _adapter, text) =>
                text ? `Change ${name}, now ${text}` : `Choose ${name}`,
            }}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
