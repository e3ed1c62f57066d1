import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  LocalizationProvider,
  type DateRange,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers-pro';

const lastDay = dayjs('2025-09-18');

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [lastDay.subtract(6, 'day'), lastDay] },
  { label: 'This month', getValue: () => [lastDay.startOf('month'), lastDay] },
  {
    label: 'Last month',
    getValue: () => {
      const month = lastDay.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month')];
    },
  },
  { label: 'No limit', getValue: () => [null, null] },
];

export default function ReportPeriods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        maxDate={lastDay}
        defaultValue={[lastDay.subtract(6, 'day'), lastDay]}
        slotProps={{ shortcuts: { items: periods } }}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
