import * as React from 'react';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

function TextButton({ disabled, onClick, 'aria-label': label }: IconButtonProps) {
  return (
    <Button size="small" disabled={disabled} onClick={onClick} aria-label={label}>
      Choose time
    </Button>
  );
}

export default function WordsOnButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Doors open"
        defaultValue={dayjs('2027-07-02T19:00')}
        slots={{ openPickerButton: TextButton }}
        localeText={{
          openTimePickerDialogue: (_value, _utils, time) =>
            time ? `Choose time, doors open at ${time}` : 'Choose time',
        }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
