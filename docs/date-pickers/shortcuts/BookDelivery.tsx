import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers';

const ordered = dayjs('2027-03-11');
const lastDay = ordered.add(4, 'week');
const fullDays = ['2027-03-12', '2027-03-15'];

const cannotDeliver = (day: Dayjs) =>
  day.day() === 0 || fullDays.includes(day.format('YYYY-MM-DD'));

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'As soon as possible',
    getValue: ({ isValid }) => {
      let day = ordered.add(1, 'day');
      while (!isValid(day) && day.isBefore(lastDay)) {
        day = day.add(1, 'day');
      }
      return day;
    },
  },
  { label: 'Next Monday', getValue: () => dayjs('2027-03-15') },
  { label: 'In a week', getValue: () => ordered.add(1, 'week') },
];

export default function BookDelivery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        referenceDate={ordered}
        minDate={ordered.add(1, 'day')}
        maxDate={lastDay}
        shouldDisableDate={cannotDeliver}
        slotProps={{ shortcuts: { items: shortcuts } }}
      />
    </LocalizationProvider>
  );
}
