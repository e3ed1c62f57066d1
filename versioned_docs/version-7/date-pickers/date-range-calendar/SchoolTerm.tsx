import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  LocalizationProvider,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro';

// The arrows of the icons turn where the text runs from right to left.
const turn = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
const termStart = dayjs('2027-02-01');

/** A header for each month that counts the months of the term, with arrows in the first. */
function TermHeader(props: PickersRangeCalendarHeaderProps<Dayjs>) {
  const { month, monthIndex, currentMonth, onMonthChange, labelId } = props;
  const number = month.diff(termStart, 'month') + 1;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 2, height: 48 }}>
      <Typography id={labelId} aria-live="polite" sx={{ flexGrow: 1 }}>
        {month.format('MMMM')}, month {number} of 4
      </Typography>
      {monthIndex === 0 && (
        <React.Fragment>
          <IconButton
            size="small"
            aria-label="Previous month"
            disabled={number <= 1}
            onClick={() => onMonthChange(currentMonth.subtract(1, 'month'), 'right')}
          >
            <ChevronLeftIcon sx={turn} />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Next month"
            disabled={number >= 4}
            onClick={() => onMonthChange(currentMonth.add(1, 'month'), 'left')}
          >
            <ChevronRightIcon sx={turn} />
          </IconButton>
        </React.Fragment>
      )}
    </Stack>
  );
}

export default function SchoolTerm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        minDate={termStart}
        maxDate={dayjs('2027-05-31')}
        defaultValue={[dayjs('2027-03-22'), dayjs('2027-04-02')]}
        slots={{ calendarHeader: TermHeader }}
      />
    </LocalizationProvider>
  );
}
