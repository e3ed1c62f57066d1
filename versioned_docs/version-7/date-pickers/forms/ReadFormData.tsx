import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, TimeField } from '@mui/x-date-pickers';

function readVisit(form: FormData): string {
  const day = String(form.get('day'));
  const time = String(form.get('time'));
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);
  return isWhole ? `Sent: ${day}T${time}` : 'Fill in day and time';
}

export default function ReadFormData() {
  const [result, send] = React.useActionState(
    (_before: string, form: FormData) => readVisit(form),
    '',
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" action={send} noValidate spacing={2} sx={{ width: 260 }}>
        <DatePicker
          name="day"
          label="Vet, day"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2027-02-08')}
        />
        <TimeField name="time" label="Vet, time" format="HH:mm" />
        <Button type="submit" variant="outlined">
          Ask for an appointment
        </Button>
        <div role="status">{result}</div>
      </Stack>
    </LocalizationProvider>
  );
}
