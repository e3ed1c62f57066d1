import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

export default function OwnPlaceholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        fieldDayPlaceholder: () => 'day',
        fieldMonthPlaceholder: ({ contentType }) =>
          contentType === 'letter' ? 'month' : 'mm',
        fieldYearPlaceholder: ({ digitAmount }) => (digitAmount === 2 ? 'yy' : 'year'),
        fieldHoursPlaceholder: () => '--',
        fieldMinutesPlaceholder: () => '--',
      }}
    >
      <DateTimeField
        label="Started"
        format="D MMMM YYYY HH:mm"
        slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
