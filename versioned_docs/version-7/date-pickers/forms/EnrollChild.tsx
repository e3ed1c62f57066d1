import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

interface Enrollment {
  name: string;
  born: Dayjs | null;
}

const firstBirthday = dayjs('2021-08-01');
const lastBirthday = dayjs('2022-07-31');

function checkBirthday(born: Dayjs | null): string | true {
  if (born === null) {
    return 'Enter the whole date of birth';
  }
  if (!born.isValid()) {
    return 'There is no such day';
  }
  return !born.isBefore(firstBirthday, 'day') && !born.isAfter(lastBirthday, 'day')
    ? true
    : 'The class is for children born from August 2021 to July 2022';
}

export default function EnrollChild() {
  const [result, setResult] = React.useState('');
  const { control, handleSubmit, register } = useForm<Enrollment>({
    defaultValues: { name: '', born: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 320 }}
        onSubmit={handleSubmit(({ name, born }) =>
          setResult(`${name}, born ${born?.format('YYYY-MM-DD')}`),
        )}
      >
        <TextField label="Name" {...register('name')} />
        <Controller
          name="born"
          control={control}
          rules={{ validate: checkBirthday }}
          render={({ field: { ref, onBlur, ...field }, fieldState: { error } }) => (
            <DatePicker
              {...field}
              inputRef={ref}
              label="Born"
              slotProps={{
                textField: {
                  onBlur,
                  error: error !== undefined,
                  helperText: error?.message,
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Enroll
        </Button>
        <div role="status">{result}</div>
      </Stack>
    </LocalizationProvider>
  );
}
