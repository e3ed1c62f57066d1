import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

const FIRST_MONTH = 3; // The fiscal year starts in April.

/** The number of a week in its fiscal year, where the week of April 1 is the first. */
function getFiscalWeek(day: Dayjs) {
  const saturday = day.endOf('week');
  const year = saturday.month() < FIRST_MONTH ? saturday.year() - 1 : saturday.year();
  const firstDay = dayjs(new Date(year, FIRST_MONTH, 1)).startOf('week');
  return Math.round(day.startOf('week').diff(firstDay, 'week', true)) + 1;
}

class FiscalAdapter extends AdapterDayjs {
  override getWeekNumber = getFiscalWeek;
}

export default function FiscalWeeks() {
  return (
    <LocalizationProvider dateAdapter={FiscalAdapter}>
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2027-04-07')}
        sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
      />
    </LocalizationProvider>
  );
}
