import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

const firstDay = dayjs('2026-05-04');
const lastDay = dayjs('2026-06-30');
const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Weekdays in May and June';
    case 'minDate':
    case 'maxDate':
      return 'Choose a day from May 4 to June 30, 2026.';
    case 'shouldDisableDate':
      return 'We are closed on weekends.';
    default:
      return 'Complete the date.';
  }
}

export default function ValidatedDatePicker() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2026-05-20')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
