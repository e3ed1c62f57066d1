import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  SingleInputTimeRangeField,
  type TimeRangeValidationError,
} from '@mui/x-date-pickers-pro';

const reasons: Record<string, string> = {
  invalidRange: 'the end lies before the start',
  minTime: 'rooms open at 8:00',
  maxTime: 'rooms close at 18:00',
  minutesStep: 'use steps of ten minutes',
};

function explain([start, end]: TimeRangeValidationError) {
  if (start === 'invalidRange') {
    return `Check the times: ${reasons.invalidRange}.`;
  }
  const parts = [
    start && `Start: ${reasons[start] ?? 'enter a time'}.`,
    end && `End: ${reasons[end] ?? 'enter a time'}.`,
  ];
  return parts.filter(Boolean).join(' ') || 'Start and end, 8:00 to 18:00';
}

export default function ExamSlot() {
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get('slot')));
        }}
      >
        <SingleInputTimeRangeField
          label="Oral exam"
          name="slot"
          ampm={false}
          dateSeparator="/"
          defaultValue={[dayjs('2027-03-12T07:30'), dayjs('2027-03-12T08:15')]}
          minTime={dayjs('2027-03-12T08:00')}
          maxTime={dayjs('2027-03-12T18:00')}
          minutesStep={10}
          onError={setError}
          helperText={explain(error)}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={error.some((code) => code !== null)}
        >
          Plan the exam
        </Button>
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {sent && `slot=${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
