import type { Dayjs } from 'dayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers';
import { renderPicker } from './pickerDom';

/**
 * Renders a DatePicker and records its last value, and the error codes of the context and
 * of `onError`.
 */
export function renderAndListen(props: DatePickerProps = {}) {
  const last = {
    value: null as Dayjs | null,
    code: '' as unknown,
    errors: [] as unknown[],
  };
  renderPicker(
    <DatePicker
      onChange={(value, { validationError }) => {
        last.value = value;
        last.code = validationError;
      }}
      onError={(code) => last.errors.push(code)}
      {...props}
    />,
  );
  return last;
}
