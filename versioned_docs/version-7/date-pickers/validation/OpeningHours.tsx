import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimePicker,
  type TimeValidationError,
} from '@mui/x-date-pickers';

const opens = dayjs('2027-03-01T09:00');
const closes = dayjs('2027-03-01T17:30');

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  invalidDate: 'Complete the time.',
  minTime: 'We open at 9:00 AM.',
  maxTime: 'The last visit starts at 5:30 PM.',
  minutesStep: 'Visits start every 15 minutes.',
};

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Visit"
        defaultValue={dayjs('2027-03-01T07:15')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : '9:00 AM to 5:30 PM' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
