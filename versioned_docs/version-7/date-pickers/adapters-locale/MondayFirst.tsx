import * as React from 'react';
import { enUS } from 'date-fns/locale/en-US';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

const workWeeks = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } };

export default function MondayFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={workWeeks}>
      <DateCalendar defaultValue={new Date(2027, 2, 12)} displayWeekNumber />
    </LocalizationProvider>
  );
}
