import * as React from 'react';
import Stack from '@mui/material/Stack';
import moment from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const first = moment('1938-01-01');
const last = moment('2075-12-31');
const formats = {
  fullDate: 'iD iMMMM iYYYY',
  normalDateWithWeekday: 'dddd iD iMMMM',
};

export default function HijriCalendar() {
  const [day, setDay] = React.useState<moment.Moment | null>(moment('2027-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Delivery (Hijri)"
          value={day}
          onChange={setDay}
          minDate={first}
          maxDate={last}
          slotProps={{ field: { readOnly: true } }}
        />
        <div aria-live="polite">
          Gregorian: {day?.clone().locale('en').format('D MMMM YYYY')}
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
