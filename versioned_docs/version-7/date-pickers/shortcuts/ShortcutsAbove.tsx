import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  pickersLayoutClasses,
  StaticDatePicker,
} from '@mui/x-date-pickers';

const graduation = dayjs('2027-06-25');

export default function ShortcutsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={graduation}
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: {
            items: [
              { label: 'The day', getValue: () => graduation },
              { label: 'Day before', getValue: () => graduation.subtract(1, 'day') },
              { label: 'Day after', getValue: () => graduation.add(1, 'day') },
            ],
            sx: { display: 'flex', maxWidth: 320 },
            disablePadding: true,
          },
        }}
        sx={{
          [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: '2 / 4', gridRow: 1 },
        }}
      />
    </LocalizationProvider>
  );
}
