import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimeField,
  LocalizationProvider,
  type DateTimeValidationError,
} from '@mui/x-date-pickers';

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'Monday to Saturday, 8:00 to 20:00';
    case 'minDate':
    case 'maxDate':
      return 'We deliver from March 15 to April 10.';
    case 'shouldDisableDate':
      return 'We do not deliver on Sundays.';
    case 'minTime':
    case 'maxTime':
      return 'We deliver between 8:00 and 20:00.';
    case 'minutesStep':
      return 'Choose a full or a half hour.';
    default:
      return 'Enter a day and a time.';
  }
}

export default function FurnitureDelivery() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Deliver the sofa"
        format="ddd, MMM D, YYYY HH:mm"
        defaultValue={dayjs('2027-03-19T21:00')}
        minDate={dayjs('2027-03-15')}
        maxDate={dayjs('2027-04-10')}
        minTime={dayjs('2027-03-15T08:00')}
        maxTime={dayjs('2027-03-15T20:00')}
        minutesStep={30}
        shouldDisableDate={(day) => day.day() === 0}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
