import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  LocalizationProvider,
  type DateRange,
} from '@mui/x-date-pickers-pro';

export default function MoveDeadline() {
  const [project, setProject] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-03-08'),
    dayjs('2027-03-24'),
  ]);
  const [state, setState] = React.useState('not changed yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <DateRangeCalendar
          calendars={1}
          minDate={project[0] ?? undefined}
          value={project}
          rangePosition="end"
          availableRangePositions={['end']}
          disableDragEditing
          showDaysOutsideCurrentMonth
          onChange={(range, selectionState) => {
            setProject(range);
            setState(String(selectionState));
          }}
        />
        <Typography align="center" aria-live="polite">
          Due {project[1]?.format('MMMM D') ?? '–'} ({state})
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
