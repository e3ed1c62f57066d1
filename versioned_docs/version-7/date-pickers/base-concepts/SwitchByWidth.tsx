import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function SwitchByWidth() {
  const theme = useTheme();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Review"
        defaultValue={dayjs('2027-03-12T10:00')}
        desktopModeMediaQuery={theme.breakpoints.up('sm')}
      />
    </LocalizationProvider>
  );
}
