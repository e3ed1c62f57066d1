import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2, type PickerDay2Props } from '@mui/x-date-pickers/PickerDay2';

const fareOn = (day: Dayjs) => (day.day() === 0 || day.day() === 5 ? 89 : 49);

function DayWithFare(props: PickerDay2Props) {
  const { day } = props;

  return (
    <PickerDay2 {...props} sx={{ '--PickerDay-size': '40px', flexDirection: 'column' }}>
      {day.date()}
      <Typography component="span" variant="caption" sx={{ fontSize: 10 }}>
        {fareOn(day)} €
      </Typography>
    </PickerDay2>
  );
}

export default function FaresPerDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2027-02-17')}
        showDaysOutsideCurrentMonth
        slots={{ day: DayWithFare }}
        sx={{
          height: 'auto',
          maxHeight: 'none',
          [`& .${dayCalendarClasses.weekDayLabel}`]: { width: 40 },
          [`& .${dayCalendarClasses.slideTransition}`]: { minHeight: 264 },
        }}
      />
    </LocalizationProvider>
  );
}
