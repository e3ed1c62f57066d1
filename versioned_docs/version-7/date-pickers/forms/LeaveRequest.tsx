import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

interface Leave {
  from: Dayjs | null;
  to: Dayjs | null;
}

interface DayInputProps {
  control: Control<Leave>;
  name: keyof Leave;
  label: string;
  min?: Dayjs | null;
}

function DayInput({ control, name, label, min }: DayInputProps) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (day) => {
        if (!day?.isValid()) {
          return 'Choose a day';
        }
        return !min || !day.isBefore(min, 'day') || 'Ends before it begins';
      },
    },
  });

  return (
    <DatePicker
      label={label}
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      minDate={min ?? undefined}
      slotProps={{
        textField: {
          onBlur: field.onBlur,
          error: fieldState.error !== undefined,
          helperText: fieldState.error?.message,
        },
      }}
    />
  );
}

export default function LeaveRequest() {
  const [sent, setSent] = React.useState('');
  const { control, handleSubmit } = useForm<Leave>({
    defaultValues: { from: dayjs('2027-08-02'), to: null },
  });
  const from = useWatch({ control, name: 'from' });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 280 }}
        onSubmit={handleSubmit((leave) =>
          setSent(`${leave.to!.diff(leave.from, 'day') + 1} days requested`),
        )}
      >
        <DayInput control={control} name="from" label="First day" />
        <DayInput control={control} name="to" label="Last day" min={from} />
        <Button type="submit" variant="contained">
          Request leave
        </Button>
        <div role="status">{sent}</div>
      </Stack>
    </LocalizationProvider>
  );
}
