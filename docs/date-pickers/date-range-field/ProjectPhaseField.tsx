import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  PickersTextField,
  unstable_useMultiInputRangeField as useMultiInputRangeField,
  useDateRangeManager,
  useSplitFieldProps,
  type DateRangeManagerFieldInternalProps,
} from '@mui/x-date-pickers-pro';

type PhaseFieldProps = DateRangeManagerFieldInternalProps<true>;

/** Drops a flag of the hook that is no attribute of an element. */
function dropFlag<Props extends object>(response: Props) {
  const props: Props & { enableAccessibleFieldDOMStructure?: unknown } = { ...response };
  delete props.enableAccessibleFieldDOMStructure;
  return props;
}

function PhaseField(props: PhaseFieldProps) {
  const manager = useDateRangeManager();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: forwardedProps,
    startTextFieldProps: { id: 'kick-off', label: 'Kick-off', size: 'small' as const },
    endTextFieldProps: { id: 'handover', label: 'Handover', size: 'small' as const },
  });
  const [start, end] = props.value ?? [null, null];

  return (
    <Stack {...root} spacing={1} sx={{ width: 220, alignItems: 'center' }}>
      <PickersTextField {...dropFlag(startTextField)} fullWidth />
      <Chip
        size="small"
        label={start && end ? `${end.diff(start, 'week')} weeks` : 'Open'}
      />
      <PickersTextField {...dropFlag(endTextField)} fullWidth />
    </Stack>
  );
}

export default function ProjectPhaseField() {
  const [phase, setPhase] = React.useState<NonNullable<PhaseFieldProps['value']>>([
    dayjs('2027-04-05'),
    dayjs('2027-06-14'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PhaseField
        value={phase}
        onChange={(range) => setPhase(range)}
        minDate={dayjs('2027-04-01')}
      />
    </LocalizationProvider>
  );
}
