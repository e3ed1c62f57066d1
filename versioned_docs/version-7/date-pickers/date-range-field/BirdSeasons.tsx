import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  SingleInputDateRangeField,
  type DateRange,
} from '@mui/x-date-pickers-pro';

const firstSeasons: Record<string, DateRange<Dayjs>> = {
  Swift: [dayjs('2027-05-05'), dayjs('2027-08-10')],
  Stork: [dayjs('2027-03-20'), dayjs('2027-09-01')],
  Owl: [null, null],
};

export default function BirdSeasons() {
  const [seasons, setSeasons] = React.useState(firstSeasons);
  const [cleared, setCleared] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        {Object.entries(seasons).map(([bird, season]) => (
          <SingleInputDateRangeField
            key={bird}
            label={bird}
            size="small"
            format="D MMM"
            dateSeparator="to"
            referenceDate={dayjs('2027-01-01')}
            value={season}
            onChange={(range) => setSeasons((before) => ({ ...before, [bird]: range }))}
            clearable
            onClear={() => setCleared(bird)}
          />
        ))}
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
          {cleared && `${cleared}: all year`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
