import * as React from 'react';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  useDateManager,
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
  useValidation,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers';

const today = dayjs('2027-03-12');

function readWords(text: string): Dayjs | null {
  const words = text.trim().toLowerCase();
  const inDays = /^in (\d+) days?$/.exec(words);
  if (words === '') {
    return null;
  }
  if (words === 'today') {
    return today;
  }
  if (words === 'tomorrow') {
    return today.add(1, 'day');
  }
  return inDays ? today.add(Number(inDays[1]), 'day') : dayjs(words);
}

function WordsField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, label, setValue, setOpen, triggerRef, rootRef } =
    usePickerContext<Dayjs | null>();
  const texts = usePickerTranslations();
  const manager = useDateManager();
  const { validationError } = useValidation({
    validator: manager.validator,
    value,
    timezone,
    props: internalProps,
  });
  const ref = useForkRef(triggerRef, rootRef);
  const [draft, setDraft] = React.useState<string | null>(null);
  const accept = () => {
    if (draft !== null) {
      setValue(readWords(draft), { source: 'field' });
      setDraft(null);
    }
  };

  return (
    <TextField
      ref={ref}
      label={label}
      value={draft ?? value?.format('YYYY-MM-DD') ?? ''}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={accept}
      onKeyDown={(event) => event.key === 'Enter' && accept()}
      error={validationError !== null}
      helperText={validationError ? 'No day from today on' : 'Such as "in 3 days"'}
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={texts.openDatePickerDialogue(
                value?.isValid() ? value.format('MMMM D, YYYY') : null,
              )}
              onClick={() => setOpen(true)}
            >
              <CalendarMonthIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function UnderstandWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Remind me"
        minDate={today}
        defaultValue={today}
        slots={{ field: WordsField }}
      />
    </LocalizationProvider>
  );
}
