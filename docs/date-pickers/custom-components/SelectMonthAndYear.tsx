import * as React from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  usePickerAdapter,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers';

function SelectHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId } = props;
  const adapter = usePickerAdapter();
  const months = Array.from({ length: 12 }, (_, index) =>
    adapter.setMonth(currentMonth, index),
  );
  const year = adapter.getYear(currentMonth);

  return (
    <Stack direction="row" spacing={2} sx={{ px: 3, py: 1.5 }}>
      <Box id={labelId} sx={visuallyHidden} aria-live="polite">
        {adapter.format(currentMonth, 'month')} {year}
      </Box>
      <NativeSelect
        inputProps={{ 'aria-label': 'Month' }}
        value={adapter.getMonth(currentMonth)}
        onChange={(event) => onMonthChange(months[Number(event.target.value)]!)}
      >
        {months.map((month, index) => (
          <option key={index} value={index}>
            {adapter.format(month, 'month')}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        inputProps={{ 'aria-label': 'Year' }}
        value={year}
        onChange={(event) =>
          onMonthChange(adapter.setYear(currentMonth, Number(event.target.value)))
        }
      >
        {adapter.getYearRange([minDate, maxDate]).map((start) => (
          <option key={adapter.getYear(start)}>{adapter.getYear(start)}</option>
        ))}
      </NativeSelect>
    </Stack>
  );
}

export default function SelectMonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('1968-06-21')}
        minDate={dayjs('1930-01-01')}
        maxDate={dayjs('2012-12-31')}
        slots={{ calendarHeader: SelectHeader }}
      />
    </LocalizationProvider>
  );
}
