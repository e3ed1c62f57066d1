import * as React from 'react';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  useParsedFormat,
  usePickerContext,
  useSplitFieldProps,
  useValidation,
  validateDate,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers';

function ButtonField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const ref = useForkRef(picker.rootRef, picker.triggerRef);
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <Button
      ref={ref}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      disabled={picker.triggerStatus !== 'enabled'}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((open) => !open)}
      className={picker.rootClassName}
      sx={picker.rootSx}
    >
      {picker.label}: {picker.value?.format(picker.fieldFormat) ?? placeholder}
    </Button>
  );
}

export default function ButtonInsteadOfField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Show tickets for"
        format="dddd, MMM D"
        defaultValue={dayjs('2027-05-14')}
        minDate={dayjs('2027-05-01')}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
