import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MobileDateTimeRangePicker,
  type DateRange,
} from '@mui/x-date-pickers-pro';

const toQuery = ([from, to]: DateRange<Dayjs>) =>
  from?.isValid() && to?.isValid()
    ? `?from=${from.format('YYYY-MM-DDTHH:mm')}&to=${to.format('YYYY-MM-DDTHH:mm')}`
    : 'Choose both ends.';

export default function SensorExport() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-09-17T06:00'),
    dayjs('2025-09-18T18:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
        <MobileDateTimeRangePicker
          label="Measurements"
          ampm={false}
          defaultValue={period}
          onAccept={(range) => setPeriod(range)}
          slotProps={{
            tabs: { dateIcon: <EventIcon />, timeIcon: <ScheduleIcon /> },
            toolbar: { toolbarFormat: 'D MMM', toolbarPlaceholder: '··' },
          }}
        />
        <Typography variant="body2" aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
          {toQuery(period)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
