import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

const paydays = ['2026-05-15', '2026-05-29'];

const dayProps = ({ day, selected }: { day: Dayjs; selected: boolean }) => {
  const payday = paydays.includes(day.format('YYYY-MM-DD'));

  return {
    title: payday ? 'Payday' : undefined,
    sx: payday && !selected ? { border: 2, borderColor: 'success.main' } : undefined,
  };
};

export default function PropsByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-18')}
        slotProps={{ day: dayProps }}
        sx={{ height: 336 }}
      />
    </LocalizationProvider>
  );
}
