import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDateTimePicker,
  usePickerContext,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers';

function ValueTabs({ className }: DateTimePickerTabsProps) {
  const { value, view, setView } = usePickerContext<Dayjs | null>();
  const isDate = view === 'day' || view === 'year';

  return (
    <Tabs
      className={className}
      variant="fullWidth"
      aria-label="Parts of the appointment"
      value={isDate ? 'day' : 'hours'}
      onChange={(_event, next: 'day' | 'hours') => setView(next)}
    >
      <Tab value="day" label={value?.format('ddd, MMM D') ?? 'Day'} />
      <Tab value="hours" label={value?.format('h:mm A') ?? 'Time'} />
    </Tabs>
  );
}

export default function TabsWithValues() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2027-04-20T14:15')}
        slots={{ tabs: ValueTabs }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: ['accept'] } }}
      />
    </LocalizationProvider>
  );
}
