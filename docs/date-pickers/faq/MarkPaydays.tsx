import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function MarkPaydays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Transfer on"
        defaultValue={dayjs('2027-03-12')}
        slotProps={{
          textField: { size: 'small', sx: { width: 200 } },
          desktopPaper: { variant: 'outlined', elevation: 0 },
          day: ({ day, isDayOutsideMonth }) =>
            day.date() === 25 && !isDayOutsideMonth
              ? {
                  'aria-label': `${day.format('MMMM D')}, payday`,
                  sx: { border: 2, borderColor: 'success.main' },
                }
              : {},
        }}
      />
    </LocalizationProvider>
  );
}
