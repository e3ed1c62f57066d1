import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider, type DateView } from '@mui/x-date-pickers';

const views: DateView[] = ['year', 'month', 'day'];

export default function FollowTheView() {
  const [view, setView] = React.useState<DateView>('day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Tabs
          aria-label="View"
          value={view}
          onChange={(_event, next: DateView) => setView(next)}
        >
          {views.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </Tabs>
        <DateCalendar
          views={views}
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2025-09-18')}
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2029-12-31')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
