import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MultiInputDateRangeField,
  type DateRange,
  type FieldRef,
  type FieldSelectedSections,
  type RangeFieldSection,
  type RangePosition,
} from '@mui/x-date-pickers-pro';

const names = ['year', 'month', 'day'];

export default function GrantPeriod() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([null, null]);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const [position, setPosition] = React.useState<RangePosition>('start');
  const endRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  const handleChange = (range: DateRange<Dayjs>) => {
    setPeriod(range);
    const startIsNew = range[0]?.isValid() && !period[0]?.isValid();
    if (startIsNew && range[1] === null) {
      endRef.current?.focusField(0);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          format="YYYY-MM-DD"
          value={period}
          onChange={handleChange}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: (field) => ({
              label: field.position === 'start' ? 'Grant from' : 'Grant until',
              onFocus: () => setPosition(field.position),
            }),
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {typeof selected === 'number'
            ? `Type the ${names[selected]} of the ${position}`
            : 'Enter both days'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
