import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, StaticDatePicker } from '@mui/x-date-pickers';

const SIZE = 46;

export default function LargeTargets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        reduceAnimations
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2027-03-12')}
        slotProps={{
          actionBar: { actions: [] },
          day: { sx: { width: SIZE, height: SIZE, fontSize: 16 } },
        }}
        sx={{
          '& .MuiDateCalendar-root': { width: 380, height: 'auto', maxHeight: 'none' },
          '& .MuiDayCalendar-weekDayLabel': { width: SIZE, fontSize: 14 },
          '& .MuiDayCalendar-slideTransition': { minHeight: 6 * (SIZE + 4) },
          '& .MuiPickersDay-root.Mui-focusVisible': {
            outline: '3px solid',
            outlineOffset: 1,
          },
        }}
      />
    </LocalizationProvider>
  );
}
