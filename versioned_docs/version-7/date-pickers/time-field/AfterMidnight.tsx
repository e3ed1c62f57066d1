import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimeField,
  type TimeValidationError,
} from '@mui/x-date-pickers';

const departure = dayjs('2027-03-12T23:40');
const arrival = dayjs('2027-03-13T00:25');

function ArrivalField({ label, compareDays }: { label: string; compareDays: boolean }) {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <TimeField
      label={label}
      ampm={false}
      defaultValue={arrival}
      minTime={departure}
      disableIgnoringDatePartForTimeValidation={compareDays}
      onError={setError}
      helperText={error ?? 'Accepted'}
    />
  );
}

export default function AfterMidnight() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ArrivalField label="Compared by time" compareDays={false} />
        <ArrivalField label="Compared by day and time" compareDays />
      </Stack>
    </LocalizationProvider>
  );
}
