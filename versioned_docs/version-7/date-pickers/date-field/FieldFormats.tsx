import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

const date = dayjs('2027-03-05');
const formats = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'MMMM D, YYYY',
  'ddd, MMM D, YYYY',
  'MM/YY',
  '[Week of] D MMM',
];

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, 220px)' }}
      >
        {formats.map((format) => (
          <DateField key={format} label={format} format={format} defaultValue={date} />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
