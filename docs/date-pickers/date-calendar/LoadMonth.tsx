import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DayCalendarSkeleton,
  LocalizationProvider,
} from '@mui/x-date-pickers';

const firstMonth = dayjs('2025-09-01');

// Stands in for a request: the days that are taken in a month.
const loadTakenDays = (month: Dayjs) =>
  new Promise<number[]>((resolve) => {
    setTimeout(
      () => resolve(month.month() % 2 === 0 ? [4, 5, 18, 19] : [9, 10, 11]),
      900,
    );
  });

export default function LoadMonth() {
  const [month, setMonth] = React.useState(firstMonth);
  const [loaded, setLoaded] = React.useState({ month: '', takenDays: [] as number[] });

  React.useEffect(() => {
    let current = true;
    loadTakenDays(month).then((takenDays) => {
      if (current) {
        setLoaded({ month: month.format('YYYY-MM'), takenDays });
      }
    });
    return () => {
      current = false;
    };
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={firstMonth}
        onMonthChange={setMonth}
        loading={loaded.month !== month.format('YYYY-MM')}
        renderLoading={() => <DayCalendarSkeleton />}
        shouldDisableDate={(day) => loaded.takenDays.includes(day.date())}
      />
    </LocalizationProvider>
  );
}
