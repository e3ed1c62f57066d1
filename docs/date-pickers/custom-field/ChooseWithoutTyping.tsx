import * as React from 'react';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers';

function CalendarOnlyField() {
  const { value, label, fieldFormat, open, setOpen, triggerRef, rootRef, rootSx } =
    usePickerContext<Dayjs | null>();
  const texts = usePickerTranslations();

  return (
    <TextField
      ref={rootRef}
      sx={rootSx}
      label={label}
      value={value?.format(fieldFormat) ?? ''}
      focused={open ? true : undefined}
      onClick={() => setOpen(true)}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={texts.openDatePickerDialogue(
                value?.format('MMMM D, YYYY') ?? null,
              )}
            >
              <CalendarMonthIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function ChooseWithoutTyping() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Collection day"
        format="ddd, D MMM YYYY"
        defaultValue={dayjs('2027-03-16')}
        shouldDisableDate={(day) => day.day() !== 2}
        slots={{ field: CalendarOnlyField }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
