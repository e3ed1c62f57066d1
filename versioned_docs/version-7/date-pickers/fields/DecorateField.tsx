import * as React from 'react';
import CakeIcon from '@mui/icons-material/Cake';
import BackspaceIcon from '@mui/icons-material/Backspace';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function DecorateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Birthday"
        defaultValue={dayjs('1988-11-03')}
        size="small"
        color="secondary"
        clearable
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{
          clearIcon: { fontSize: 'small' },
          textField: {
            InputProps: {
              startAdornment: (
                <InputAdornment position="start">
                  <CakeIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
