import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClock,
  digitalClockClasses,
  LocalizationProvider,
} from '@mui/x-date-pickers';

export default function VisitingHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        timeStep={15}
        minTime={dayjs('2027-03-12T14:00')}
        maxTime={dayjs('2027-03-12T16:45')}
        skipDisabled
        defaultValue={dayjs('2027-03-12T15:15')}
        sx={{
          width: 'auto',
          maxHeight: 'none',
          [`& .${digitalClockClasses.list}`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          },
          [`& .${digitalClockClasses.item}`]: {
            justifyContent: 'center',
            m: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          },
        }}
      />
    </LocalizationProvider>
  );
}
