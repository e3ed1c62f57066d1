import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

const time = dayjs('2027-03-12T15:04:09');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, 240px)' }}
      >
        <TimePicker label="12 hours" ampm defaultValue={time} />
        <TimePicker label="24 hours" ampm={false} defaultValue={time} />
        <TimePicker
          label="With seconds"
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
        <TimePicker
          label="Minutes and seconds"
          views={['minutes', 'seconds']}
          defaultValue={time}
        />
      </Box>
    </LocalizationProvider>
  );
}
