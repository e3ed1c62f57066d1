import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateTimeRangePicker,
  LocalizationProvider,
  type DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro';

const freeze = dayjs('2027-03-26T18:00');

function explain([startError, endError]: DateTimeRangeValidationError) {
  if (startError === 'invalidRange') {
    return 'The end lies before the start.';
  }
  if (startError === 'shouldDisableDate') {
    return 'Do not begin on a Friday.';
  }
  if (endError === 'maxDate' || endError === 'maxTime') {
    return `End before the freeze on ${freeze.format('MMM D, HH:mm')}.`;
  }
  return startError || endError ? 'Choose times of this quarter.' : 'Not on Fridays';
}

export default function MaintenanceWindow() {
  const [error, setError] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Maintenance"
        ampm={false}
        defaultValue={[dayjs('2027-03-25T22:00'), dayjs('2027-03-26T18:30')]}
        minDateTime={dayjs('2027-01-01T00:00')}
        maxDateTime={freeze}
        shouldDisableDate={(day, position) => position === 'start' && day.day() === 5}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
