import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

const holidays = new Set(['2027-03-25', '2027-03-26', '2027-03-29']);

const isOff = (day: Dayjs) =>
  day.day() % 6 === 0 || holidays.has(day.format('YYYY-MM-DD'));

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Choose a school day of the term';
    case 'shouldDisableDate':
      return 'School is closed on this day.';
    case 'minDate':
    case 'maxDate':
      return 'The term lasts from February 1 to April 30.';
    default:
      return 'Enter the full date.';
  }
}

export default function SchoolDays() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Museum visit"
        defaultValue={dayjs('2027-03-26')}
        minDate={dayjs('2027-02-01')}
        maxDate={dayjs('2027-04-30')}
        shouldDisableDate={isOff}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
