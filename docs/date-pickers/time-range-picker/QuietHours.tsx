import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopTimeRangePicker,
  LocalizationProvider,
  MultiInputTimeRangeField,
} from '@mui/x-date-pickers-pro';

const at = (time: string) => dayjs(`2027-03-12T${time}`);

export default function QuietHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimeRangePicker
        localeText={{ start: 'Mute from', end: 'Mute until' }}
        ampm={false}
        defaultValue={[at('12:00'), at('13:30')]}
        slots={{ field: MultiInputTimeRangeField }}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Lunch', getValue: () => [at('12:00'), at('13:30')] },
              { label: 'Focus time', getValue: () => [at('09:00'), at('11:30')] },
              { label: 'Evening', getValue: () => [at('18:00'), at('23:00')] },
            ],
          },
        }}
        sx={{ maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
