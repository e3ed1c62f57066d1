import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function ShapeTheParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        defaultValue={dayjs('2025-09-18')}
        slots={{ openPickerIcon: EventIcon }}
        slotProps={{
          textField: { variant: 'filled', helperText: 'First day of the harvest' },
          inputAdornment: { position: 'start' },
          popper: { placement: 'bottom-end' },
          day: (state) => ({
            sx: state.selected ? undefined : { borderRadius: 1 },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
