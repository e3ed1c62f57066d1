import * as React from 'react';
import LightModeIcon from '@mui/icons-material/LightMode';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MobileTimeRangePicker,
  type DateRange,
} from '@mui/x-date-pickers-pro';

export default function PharmacyHours() {
  const [saved, setSaved] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <MobileTimeRangePicker
          label="Pharmacy on Saturday"
          ampm={false}
          referenceDate={dayjs('2027-03-13T08:00')}
          localeText={{ start: 'Opens', end: 'Closes', toolbarTitle: 'Saturday' }}
          onAccept={(range) => setSaved(range)}
          slotProps={{
            tabs: { timeIcon: <LightModeIcon /> },
            toolbar: { toolbarPlaceholder: '··' },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {saved[0] && saved[1]
            ? `Open ${saved[0].format('HH:mm')} to ${saved[1].format('HH:mm')}`
            : 'Closed on Saturday'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
