import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

const shifts: Record<string, string> = {
  '2025-09-17': 'Early, 6:00–14:00',
  '2025-09-18': 'Early, 6:00–14:00',
  '2025-09-19': 'Late, 14:00–22:00',
};

export default function DayPlan() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-09-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DateCalendar
          value={day}
          onChange={(date, selectionState) => {
            if (selectionState === 'finish') {
              setDay(date);
            }
          }}
          sx={{ m: 0 }}
        />
        <div aria-live="polite">
          <Typography variant="h6" component="p">
            {day?.format('dddd, MMMM D')}
          </Typography>
          <Typography>{shifts[day?.format('YYYY-MM-DD') ?? ''] ?? 'No shift'}</Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
