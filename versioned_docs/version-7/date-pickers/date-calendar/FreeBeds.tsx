import * as React from 'react';
import Badge from '@mui/material/Badge';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

const freeBeds: Record<string, number> = {
  '2025-09-12': 2,
  '2025-09-13': 1,
  '2025-09-19': 6,
  '2025-09-26': 4,
};

const bedsOn = (day: Dayjs) => freeBeds[day.format('YYYY-MM-DD')] ?? 0;

function DayWithBeds(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const beds = outsideCurrentMonth ? 0 : bedsOn(day);

  return (
    <Badge badgeContent={beds} color="primary" overlap="circular">
      <PickersDay
        {...props}
        aria-label={beds > 0 ? `${day.format('MMMM D')}, ${beds} beds free` : undefined}
      />
    </Badge>
  );
}

export default function FreeBeds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-19')}
        shouldDisableDate={(day) => bedsOn(day) === 0}
        slots={{ day: DayWithBeds }}
      />
    </LocalizationProvider>
  );
}
