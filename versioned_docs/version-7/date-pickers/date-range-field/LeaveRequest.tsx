import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MultiInputDateRangeField,
  type DateRange,
  type DateRangeValidationError,
} from '@mui/x-date-pickers-pro';

const texts: Record<string, string> = {
  invalidRange: 'The last day lies before the first.',
  minDate: 'Request leave from April on.',
  shouldDisableDate: 'Begin and end on a working day.',
};

const isWorkingDay = (day: Dayjs) => day.day() % 6 !== 0;

function countWorkingDays([start, end]: DateRange<Dayjs>) {
  let days = 0;
  for (
    let day = start;
    day?.isValid() && end?.isValid() && !day.isAfter(end, 'day');
    day = day.add(1, 'day')
  ) {
    days += isWorkingDay(day) ? 1 : 0;
  }
  return days;
}

export default function LeaveRequest() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-05-14'),
    dayjs('2027-05-25'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('');
  const code = error[0] ?? error[1];
  const isComplete = leave.every((day) => day?.isValid());

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          value={leave}
          onChange={(range) => setLeave(range)}
          minDate={dayjs('2027-04-01')}
          shouldDisableDate={(day) => !isWorkingDay(day)}
          onError={setError}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {code && (texts[code] ?? 'Enter both days.')}
          {!code && isComplete && `${countWorkingDays(leave)} days of leave`}
          {!code && !isComplete && 'Enter both days.'}
        </Typography>
        <Button
          variant="contained"
          disabled={!isComplete || code !== null}
          onClick={() => setSent(leave.map((day) => day?.format('YYYY-MM-DD')).join('/'))}
        >
          Request
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {sent && `Sent ${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
