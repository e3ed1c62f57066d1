import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, LocalizationProvider } from '@mui/x-date-pickers';

const seats: Record<string, number> = { '18:00': 2, '19:00': 8, '20:00': 1, '21:00': 12 };

function SeatsItem({ children, ...props }: MenuItemProps) {
  const left = seats[String(children)] ?? 0;

  return (
    <MenuItem {...props}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      {left === 1 ? '1 seat' : `${left} seats`}
    </MenuItem>
  );
}

export default function SeatsLeft() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={60}
        skipDisabled
        shouldDisableTime={(time) => !seats[time.format('HH:mm')]}
        defaultValue={dayjs('2027-03-12T19:00')}
        slots={{ digitalClockItem: SeatsItem }}
        sx={{ width: 220 }}
      />
    </LocalizationProvider>
  );
}
