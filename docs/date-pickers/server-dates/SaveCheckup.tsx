import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { createRestApi } from '../../shared/createRestApi';

interface Checkup {
  id: number;
  day: string;
}

const request = createRestApi<Checkup>([{ id: 7, day: '2027-03-12' }], {
  validate: ({ day }) => (dayjs(day).day() === 0 ? 'Closed on Sundays' : undefined),
});

export default function SaveCheckup() {
  const [saved, setSaved] = React.useState<Dayjs | null>(null);
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [state, setState] = React.useState('Loading…');

  React.useEffect(() => {
    const controller = new AbortController();
    request('/checkups', { signal: controller.signal })
      .then((response) => response.json())
      .then(([checkup]: Checkup[]) => {
        const loaded = dayjs(checkup!.day);
        setSaved(loaded);
        setDay(loaded);
        setState('');
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setState('The date could not be loaded');
        }
      });
    return () => controller.abort();
  }, []);

  const save = async (next: Dayjs | null) => {
    if (!next?.isValid()) {
      return;
    }
    setState('Saving…');
    const response = await request('/checkups/7', {
      method: 'PUT',
      body: JSON.stringify({ day: next.format('YYYY-MM-DD') }),
    });
    if (response.ok) {
      setSaved(next);
      setState('Saved');
    } else {
      const { message } = (await response.json()) as { message: string };
      setDay(saved);
      setState(`Not saved: ${message}`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Checkup"
        readOnly={saved === null}
        value={day}
        onChange={setDay}
        onAccept={save}
        slotProps={{ textField: { helperText: state || ' ' } }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
