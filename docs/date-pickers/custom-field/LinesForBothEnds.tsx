import * as React from 'react';
import Paper from '@mui/material/Paper';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  LocalizationProvider,
  PickersTextField,
  unstable_useMultiInputRangeField as useMultiInputRangeField,
  useDateRangeManager,
  usePickerContext,
  useSplitFieldProps,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro';

function TwoLines(props: DateRangePickerFieldProps) {
  const { rootRef, triggerRef } = usePickerContext();
  const manager = useDateRangeManager();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: { ref: rootRef },
    startTextFieldProps: { label: 'Leave', InputProps: { ref: triggerRef } },
    endTextFieldProps: { label: 'Come back' },
  });

  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, display: 'grid', gap: 2, width: 220 }}
      {...root}
    >
      <PickersTextField variant="standard" {...startTextField} />
      <PickersTextField variant="standard" {...endTextField} />
    </Paper>
  );
}

TwoLines.fieldType = 'multi-input';

export default function LinesForBothEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2027-12-20'), dayjs('2028-01-03')]}
        slots={{ field: TwoLines }}
      />
    </LocalizationProvider>
  );
}
