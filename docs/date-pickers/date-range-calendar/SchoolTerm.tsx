import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  LocalizationProvider,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro';

// The arrows of the icons turn where the text runs from right to left.
const turn = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
// A disabled button would lose the focus in the first and the last month.
const dim = { '&[aria-disabled="true"]': { opacity: 0.4 } };
const termStart = dayjs('2027-02-01');

/** A header for each month that counts the months of the term, with arrows in the first. */
function TermHeader(props: PickersRangeCalendarHeaderProps) {
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
            aria-disabled={number <= 1}
            onClick={() => number > 1 && onMonthChange(currentMonth.subtract(1, 'month'))}
            sx={dim}
          >
            <ChevronLeftIcon sx={turn} />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Next month"
            aria-disabled={number >= 4}
            onClick={() => number < 4 && onMonthChange(currentMonth.add(1, 'month'))}
            sx={dim}
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
