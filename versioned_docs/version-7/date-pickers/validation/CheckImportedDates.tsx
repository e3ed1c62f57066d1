import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, useValidation, validateDate } from '@mui/x-date-pickers';

const imported = ['2027-03-12', '2027-03-14', '2026-12-31', 'soon'];

const rules = {
  minDate: dayjs('2027-01-01'),
  maxDate: dayjs('2027-12-31'),
  disablePast: false,
  disableFuture: false,
  shouldDisableDate: (date: dayjs.Dayjs) => date.day() === 0,
};

function ImportedDates() {
  const { getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: null,
    timezone: 'default',
    props: rules,
  });

  return (
    <List dense>
      {imported.map((text) => (
        <ListItem key={text}>
          <ListItemText
            primary={text}
            secondary={getValidationErrorForNewValue(dayjs(text)) ?? 'accepted'}
          />
        </ListItem>
      ))}
    </List>
  );
}

export default function CheckImportedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ImportedDates />
    </LocalizationProvider>
  );
}
