import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function NumericKeyboard() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Keyboard with digits" format="DD/MM/YYYY" />
        <DateField label="Letters for the month" format="DD MMM YYYY" />
        <TextField
          type="date"
          label="Date of birth, with autofill"
          autoComplete="bday"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
