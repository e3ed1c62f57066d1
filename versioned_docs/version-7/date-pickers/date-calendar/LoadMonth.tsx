import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DayCalendarSkeleton,
  LocalizationProvider,
} from '@mui/x-date-pickers';

const firstMonth = dayjs('2025-09-01');

// Stands in for a request: the days that are taken in a month, such as '2025-09'.
const loadTakenDays = (month: string) =>
  new Promise<number[]>((resolve) => {
    setTimeout(
      () => resolve(dayjs(month).month() % 2 === 0 ? [4, 5, 18, 19] : [9, 10, 11]),
      900,
    );
  });

export default function LoadMonth() {
  const [month, setMonth] = React.useState(firstMonth.format('YYYY-MM'));
  const [loaded, setLoaded] = React.useState({ month: '', takenDays: [] as number[] });

  React.useEffect(() => {
    let current = true;
    loadTakenDays(month).then((takenDays) => {
      if (current) {
        setLoaded({ month, takenDays });
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
        onMonthChange={(next) => setMonth(next.format('YYYY-MM'))}
        onChange={(day: Dayjs | null) => day && setMonth(day.format('YYYY-MM'))}
        loading={loaded.month !== month}
        renderLoading={() => <DayCalendarSkeleton />}
        shouldDisableDate={(day) =>
          day.format('YYYY-MM') === loaded.month && loaded.takenDays.includes(day.date())
        }
      />
    </LocalizationProvider>
  );
}
