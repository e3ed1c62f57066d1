import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function PropsForParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2026-07-14')}
        slotProps={{
          textField: { size: 'small', helperText: 'From 3 p.m.' },
          field: { clearable: true },
          openPickerButton: { color: 'primary' },
          popper: { placement: 'bottom-end' },
        }}
      />
    </LocalizationProvider>
  );
}
