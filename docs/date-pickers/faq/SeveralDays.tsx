import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

const toKey = (day: Dayjs) => day.format('YYYY-MM-DD');

const ChosenDays = React.createContext<readonly string[]>([]);

function ToggleDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const chosen = React.useContext(ChosenDays).includes(toKey(day));
  const selected = chosen && !outsideCurrentMonth;

  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

export default function SeveralDays() {
  const [days, setDays] = React.useState(['2027-03-04', '2027-03-09', '2027-03-18']);

  const toggle = (key: string) =>
    setDays((before) =>
      before.includes(key) ? before.filter((each) => each !== key) : [...before, key],
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ChosenDays.Provider value={days}>
        <DateCalendar
          value={null}
          referenceDate={dayjs('2027-03-01')}
          onChange={(day, selectionState) => {
            if (day && selectionState === 'finish') {
              toggle(toKey(day));
            }
          }}
          slots={{ day: ToggleDay }}
        />
      </ChosenDays.Provider>
      <Typography align="center" aria-live="polite">
        {days.length} days of volunteering
      </Typography>
    </LocalizationProvider>
  );
}
