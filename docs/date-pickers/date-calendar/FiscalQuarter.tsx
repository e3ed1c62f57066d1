import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const FIRST_MONTH = 3; // The fiscal year starts in April.

/** The first day of a quarter, counted from 1. */
const quarterStart = (year: number, quarter: number) =>
  dayjs(new Date(year, FIRST_MONTH + (quarter - 1) * 3, 1));

export default function FiscalQuarter() {
  const [year, setYear] = React.useState<Dayjs | null>(dayjs('2026-04-01'));
  const [quarter, setQuarter] = React.useState(4);
  const start = year?.isValid() ? quarterStart(year.year(), quarter) : null;
  const end = start?.add(3, 'month').subtract(1, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Fiscal year from April"
          views={['year']}
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2030-12-31')}
          value={year}
          onChange={setYear}
        />
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Quarter"
          value={quarter}
          onChange={(_event, next: number | null) => next && setQuarter(next)}
        >
          {[1, 2, 3, 4].map((number) => (
            <ToggleButton key={number} value={number}>
              Q{number}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" aria-live="polite">
          {start && end
            ? `${start.format('MMM D, YYYY')} – ${end.format('MMM D, YYYY')}`
            : 'Enter a year.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
