import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment, { type Moment } from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

// The clock on board, in minutes ahead of UTC.
const shipOffset = 8 * 60;

export default function MomentShipClock() {
  const [report, setReport] = React.useState<Moment | null>(
    moment.utc('2027-03-12T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateTimeField
          label="Position report (UTC)"
          format="D MMM YYYY HH:mm"
          value={report}
          onChange={setReport}
        />
        <Typography variant="body2" aria-live="polite">
          {report?.isValid()
            ? `On board: ${report.clone().utcOffset(shipOffset).locale('en').format('D MMM, HH:mm')}`
            : 'Enter the moment of the report.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
