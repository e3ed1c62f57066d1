import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import isoWeek from 'dayjs/plugin/isoWeek';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

dayjs.extend(isoWeek);

const ChosenWeek = React.createContext<Dayjs | null>(null);

function DayOfWeek(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const isChosen = React.useContext(ChosenWeek)?.isSame(day, 'isoWeek') ?? false;
  const selected = isChosen && !outsideCurrentMonth;

  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

/** Clicks a day of the row whose week number was clicked. */
function chooseRow({ target }: React.MouseEvent) {
  const row = (target as Element).closest(
    `.${dayCalendarClasses.weekNumber}`,
  )?.parentElement;
  row?.querySelector<HTMLElement>('button:not(:disabled)')?.click();
}

export default function ChooseWeek() {
  const [week, setWeek] = React.useState<Dayjs | null>(dayjs('2027-03-10'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <ChosenWeek.Provider value={week}>
        <Box
          onClick={chooseRow}
          sx={{
            [`& .${dayCalendarClasses.weekNumber}`]: {
              color: 'text.secondary',
              cursor: 'pointer',
            },
          }}
        >
          <DateCalendar
            displayWeekNumber
            value={week}
            onChange={(day, selectionState) => {
              if (selectionState === 'finish') {
                setWeek(day);
              }
            }}
            slots={{ day: DayOfWeek }}
          />
        </Box>
      </ChosenWeek.Provider>
      <Typography align="center" aria-live="polite">
        {week
          ? `Week ${week.isoWeek()}, from ${week.startOf('isoWeek').format('D MMMM YYYY')}`
          : 'No week'}
      </Typography>
    </LocalizationProvider>
  );
}
