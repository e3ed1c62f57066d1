import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MultiInputDateTimeRangeField,
  type DateRange,
  type DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro';

export default function FerryCrossing() {
  const [crossing, setCrossing] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-07-03T20:15'),
    dayjs('2027-07-04T09:40'),
  ]);
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const [departure, arrival] = crossing;
  const minutes = departure && arrival ? arrival.diff(departure, 'minute') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          ampm={false}
          format="ddd, D MMM YYYY HH:mm"
          value={crossing}
          onChange={(range) => setCrossing(range)}
          minDate={dayjs('2027-05-01')}
          maxDate={dayjs('2027-09-30')}
          onError={setErrors}
          direction="column"
          slotProps={{
            separator: { sx: { display: 'none' } },
            textField: ({ position }) => {
              const code = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'Departs' : 'Arrives',
                helperText:
                  code === 'minDate' || code === 'maxDate'
                    ? 'Ferries run from May to September.'
                    : undefined,
              };
            },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {minutes > 0
            ? `${Math.floor(minutes / 60)} h ${minutes % 60} min at sea`
            : 'Enter the departure, and then a later arrival.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
