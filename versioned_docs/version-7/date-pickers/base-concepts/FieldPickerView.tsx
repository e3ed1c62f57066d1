import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DateField,
  DatePicker,
  LocalizationProvider,
} from '@mui/x-date-pickers';

export default function FieldPickerView() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-09-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
        <Stack spacing={3} sx={{ width: 260 }}>
          <DateField label="Field" value={date} onChange={setDate} />
          <DatePicker label="Picker" value={date} onChange={setDate} />
        </Stack>
        <DateCalendar value={date} onChange={setDate} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
