import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDatePicker,
  type PickersShortcutsItem,
  type PickersShortcutsProps,
} from '@mui/x-date-pickers';

interface Departure extends PickersShortcutsItem<Dayjs | null> {
  route: string;
}

const departures: Departure[] = [
  { route: 'Fjords', label: 'April 10', getValue: () => dayjs('2027-04-10') },
  { route: 'Fjords', label: 'April 17', getValue: () => dayjs('2027-04-17') },
  { route: 'Islands', label: 'April 14', getValue: () => dayjs('2027-04-14') },
  { route: 'Islands', label: 'May 5', getValue: () => dayjs('2027-05-05') },
];

function RoutesAndDays({
  className,
  isValid,
  onChange,
}: PickersShortcutsProps<Dayjs | null>) {
  return (
    <Box className={className} sx={{ borderInlineEnd: 1, borderColor: 'divider' }}>
      {['Fjords', 'Islands'].map((route) => (
        <List
          key={route}
          dense
          aria-label={route}
          subheader={<ListSubheader>{route}</ListSubheader>}
        >
          {departures
            .filter((departure) => departure.route === route)
            .map(({ label, getValue }) => {
              const day = getValue({ isValid });
              return (
                <ListItem key={label} disablePadding>
                  <ListItemButton
                    disabled={!isValid(day)}
                    onClick={() => onChange(day, 'accept', { label, id: route })}
                  >
                    <ListItemText primary={label} />
                  </ListItemButton>
                </ListItem>
              );
            })}
        </List>
      ))}
    </Box>
  );
}

export default function GroupShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2027-04-10')}
        maxDate={dayjs('2027-04-30')}
        slots={{ shortcuts: RoutesAndDays }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
