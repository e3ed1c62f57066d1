import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, MultiSectionDigitalClock } from '@mui/x-date-pickers';

export default function RecordingStart() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2027-03-12T05:40:15'));
  const [step, setStep] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <MultiSectionDigitalClock
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 10, seconds: 15 }}
          value={start}
          onChange={(time, selectionState, view) => {
            setStart(time);
            setStep(`${view}: ${selectionState}`);
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Camera on at {start?.format('HH:mm:ss')} {step && `(${step})`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
