import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  LocalizationProvider,
  type DateRange,
  type DateRangeValidationError,
} from '@mui/x-date-pickers-pro';

const LONGEST_STAY = 10;

const isArrivalDay = (date: Dayjs) => date.day() === 5 || date.day() === 6;

const isPossibleEnd = (date: Dayjs, start: Dayjs | null) =>
  !start?.isValid() ||
  (date.isAfter(start, 'day') && !date.isAfter(start.add(LONGEST_STAY, 'day'), 'day'));

function explainStart([error]: DateRangeValidationError) {
  if (error === null) {
    return 'Arrive on a Friday or Saturday';
  }
  return error === 'shouldDisableDate'
    ? 'Arrival is on Fridays and Saturdays.'
    : 'Enter a day of the season.';
}

function explainEnd([, error]: DateRangeValidationError) {
  if (error === null) {
    return `Stay up to ${LONGEST_STAY} nights`;
  }
  return error === 'shouldDisableDate'
    ? `Leave after one to ${LONGEST_STAY} nights.`
    : 'Enter a day of the season after the arrival.';
}

export default function LimitStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-07-16'),
    dayjs('2027-07-23'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const [start] = stay;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Arrival', end: 'Departure' }}
        value={stay}
        onChange={setStay}
        minDate={dayjs('2027-06-01')}
        maxDate={dayjs('2027-09-30')}
        shouldDisableDate={(date, position) =>
          position === 'start' ? !isArrivalDay(date) : !isPossibleEnd(date, start)
        }
        onError={setError}
        slotProps={{
          textField: ({ position }) => ({
            helperText: position === 'start' ? explainStart(error) : explainEnd(error),
          }),
        }}
        sx={{ maxWidth: 480, alignItems: 'start' }}
      />
    </LocalizationProvider>
  );
}
