import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

const harvests = ['2026-09-08', '2026-09-17', '2026-09-25'];

function HarvestDay(props: PickersDayProps<Dayjs>) {
  const isHarvest = harvests.includes(props.day.format('YYYY-MM-DD'));

  return (
    <Badge
      variant="dot"
      color="success"
      overlap="circular"
      invisible={!isHarvest || props.outsideCurrentMonth}
    >
      <PickersDay {...props} />
    </Badge>
  );
}

export default function HarvestDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-09-14')}
        slots={{ day: HarvestDay }}
        sx={{ height: 336 }}
      />
    </LocalizationProvider>
  );
}
