import * as React from 'react';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import type { Dayjs } from 'dayjs';

export default function IconsPerState() {
  const [inspection, setInspection] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        value={inspection}
        onChange={setInspection}
        slots={{ openPickerIcon: inspection ? EventAvailableIcon : EventBusyIcon }}
        slotProps={{ openPickerButton: { color: 'primary', size: 'small' } }}
      />
    </LocalizationProvider>
  );
}
