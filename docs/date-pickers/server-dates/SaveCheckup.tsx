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

/** Saves a day and returns why it was refused, or nothing if the server has it now. */
async function put(day: Dayjs): Promise<string | undefined> {
  try {
    const response = await request('/checkups/7', {
      method: 'PUT',
      body: JSON.stringify({ day: day.format('YYYY-MM-DD') }),
    });
    const { message } = (await response.json()) as { message?: string };
    return response.ok ? undefined : message;
  } catch {
    return 'No connection';
  }
}

export default function SaveCheckup() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [isLoaded, setIsLoaded] = React.useState(false);
  const [state, setState] = React.useState('Loading…');
  // The date that the server has. Each save waits for the one before.
  const stored = React.useRef<Promise<Dayjs | null>>(Promise.resolve(null));

  React.useEffect(() => {
    const controller = new AbortController();
    request('/checkups', { signal: controller.signal })
      .then((response) => response.json())
      .then(([checkup]: Checkup[]) => {
        const loaded = dayjs(checkup!.day);
        stored.current = Promise.resolve(loaded);
        setDay(loaded);
        setIsLoaded(true);
        setState('');
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setState('The date could not be loaded');
        }
      });
    return () => controller.abort();
  }, []);

  const save = (next: Dayjs) => {
    setState('Saving…');
    stored.current = stored.current.then(async (before) => {
      const refusal = await put(next);
      setState(refusal ? `Not saved: ${refusal}` : 'Saved');
      if (refusal) {
        // Users may have chosen another day in the meantime; keep that one.
        setDay((current) => (current === next ? before : current));
      }
      return refusal ? before : next;
    });
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Checkup"
        readOnly={!isLoaded}
        value={day}
        onChange={setDay}
        onAccept={(next, { validationError }) => {
          if (next && validationError === null) {
            save(next);
          }
        }}
        slotProps={{ textField: { helperText: state || ' ' } }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
