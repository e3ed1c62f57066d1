import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePicker,
  LocalizationProvider,
  pickersLayoutClasses,
} from '@mui/x-date-pickers';

const kickoff = dayjs('2027-09-04T15:30');

export default function MoveByStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Kickoff"
        defaultValue={kickoff}
        ampm={false}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Friday night', getValue: () => kickoff.subtract(19, 'hour') },
              { label: 'Sunday noon', getValue: () => kickoff.add(20.5, 'hour') },
            ],
          },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: 4,
                gridRow: 2,
                borderInlineStart: 1,
                borderColor: 'divider',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
