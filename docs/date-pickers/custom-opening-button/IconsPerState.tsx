import * as React from 'react';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, usePickerContext } from '@mui/x-date-pickers';

function BookedIcon() {
  const { value } = usePickerContext();
  return value ? <EventAvailableIcon /> : <EventBusyIcon />;
}

export default function IconsPerState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        slots={{ openPickerIcon: BookedIcon }}
        slotProps={{ openPickerButton: { color: 'primary', size: 'small' } }}
      />
    </LocalizationProvider>
  );
}
