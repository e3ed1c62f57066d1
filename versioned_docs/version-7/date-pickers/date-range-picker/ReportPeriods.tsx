import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  LocalizationProvider,
  type DateRange,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers-pro';
import { readToday } from './readToday';

const lastSevenDays = (): DateRange<Dayjs> => {
  const today = readToday();
  return [today.subtract(6, 'day'), today];
};

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: lastSevenDays },
  {
    label: 'This month',
    getValue: () => {
      const today = readToday();
      return [today.startOf('month'), today];
    },
  },
  {
    label: 'Last month',
    getValue: () => {
      const month = readToday().subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month')];
    },
  },
  { label: 'No limit', getValue: () => [null, null] },
];

export default function ReportPeriods() {
  const [period, setPeriod] = React.useState(lastSevenDays);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Report from', end: 'Report until' }}
        maxDate={readToday()}
        value={period}
        onChange={(range) => setPeriod(range)}
        slotProps={{ shortcuts: { items: periods } }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
