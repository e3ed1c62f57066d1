import * as React from 'react';
import moment from 'moment-jalaali';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });

const formats = {
  fullDate: 'jD jMMMM jYYYY',
  normalDateWithWeekday: 'dddd jD jMMMM',
};

export default function JalaliWithMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali} dateFormats={formats}>
      <DatePicker
        label="Contract from (Jalali)"
        defaultValue={moment('1406/01/15', 'jYYYY/jMM/jDD')}
        views={['year', 'month', 'day']}
      />
    </LocalizationProvider>
  );
}
