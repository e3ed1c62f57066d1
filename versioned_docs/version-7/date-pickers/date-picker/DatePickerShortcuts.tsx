import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDatePicker,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers';

const orderDate = dayjs('2026-05-18');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 14 days', getValue: () => orderDate.add(14, 'day') },
  { label: 'In 30 days', getValue: () => orderDate.add(30, 'day') },
  { label: 'End of the month', getValue: () => orderDate.endOf('month') },
];

export default function DatePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={orderDate}
        slotProps={{ shortcuts: { items: shortcuts }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
