import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

const firstDay = dayjs('2027-04-01');
const RULE = 'Monday to Friday, from April 1';

const mistakes: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'There is no such day.',
  minDate: 'We open on April 1.',
  shouldDisableDate: 'We are closed on weekends.',
};

export default function ExplainTheRule() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit (required)"
        defaultValue={dayjs('2027-04-03')}
        minDate={firstDay}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        onError={setError}
        slotProps={{
          textField: {
            helperText: `${error ? `${mistakes[error] ?? 'Choose another day.'} ` : ''}${RULE}`,
          },
        }}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
