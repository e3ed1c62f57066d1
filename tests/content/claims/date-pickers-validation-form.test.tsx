/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, renderHook } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  DatePicker,
  LocalizationProvider,
  TimeField,
  TimePicker,
} from '@mui/x-date-pickers';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import {
  button,
  click,
  fill,
  find,
  isInvalid,
  openPicker,
  press,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const past = dayjs('2001-03-12T10:30');
const yes = () => true;

claim(
  'onError fires after the first render, on changes of the code, and with null',
  {
    'date-pickers/validation':
      '`onError` is called when the code changes, and with `null` when the value is valid again. It is also called after the first render if the initial value breaks a rule. `onChange` and `onAccept` receive the same code in their second argument',
  },
  () => {
    const codes: unknown[] = [];
    const contexts: unknown[] = [];
    renderPicker(
      <DatePicker
        defaultValue={date}
        minDate={dayjs('2027-03-15')}
        onError={(code) => codes.push(code)}
        onChange={(_, { validationError }) => contexts.push(validationError)}
      />,
    );
    expect(codes).toEqual(['minDate']);
    fill('Day', '01');
    fill('Day', '20');
    expect(contexts).toEqual(['minDate', null]);
    expect(codes).toEqual(['minDate', null]);
    expect(isInvalid()).toBe(false);
  },
);

claim(
  'an empty and an incomplete field have no code, whatever the rules',
  {
    'date-pickers/validation':
      'An empty or incomplete field has no code, because its value is `null`.',
  },
  () => {
    const onError = jest.fn();
    renderPicker(<DateField onError={onError} shouldDisableDate={yes} />);
    typeInto('Month', '3');
    typeInto('Day', '4');
    expect(onError).not.toHaveBeenCalled();
  },
);

claim(
  'a month with some free days: the picker moves to the closest one',
  {
    'date-pickers/validation':
      'If the selected day is disabled in the month you choose, the picker selects the closest enabled day.',
  },
  () => {
    const onChange = jest.fn();
    renderPicker(
      <DatePicker
        open
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2027-03-12')}
        shouldDisableDate={(each) => each.month() === 3 && each.date() < 15}
        shouldDisableMonth={(each) => each.month() === 4}
        onChange={onChange}
      />,
    );
    expect(button('May')).toBeDisabled();
    click(button('Apr'));
    expect((onChange.mock.calls[0] as [Dayjs])[0].format('MM-DD')).toBe('04-15');
  },
);

claim(
  'a callback that ignores the view rejects its minute in the hours as well',
  {
    'date-pickers/validation':
      'A callback that ignores the view can disable a whole hour because of a single booked minute.',
  },
  () => {
    const disabled = (shouldDisableTime: (value: Dayjs, view: string) => boolean) => {
      renderPicker(
        <TimePicker defaultValue={date} shouldDisableTime={shouldDisableTime} />,
      );
      openPicker();
      return button('11 hours').getAttribute('aria-disabled') === 'true';
    };
    const isHalf = (value: Dayjs) => value.minute() === 30;
    expect(disabled(isHalf)).toBe(true);
    expect(disabled((value, view) => view === 'minutes' && isHalf(value))).toBe(false);
  },
);

claim(
  'minutesStep: the arrows of the field move by it',
  {
    'date-pickers/validation':
      'In the field, ↑ and ↓ then move to the next or previous multiple.',
  },
  () => {
    renderPicker(<TimeField defaultValue={date.minute(37)} minutesStep={15} />);
    typeInto('Minutes', '');
    press('ArrowUp');
    expect(textOf()).toBe('10:45 AM');
    press('ArrowDown');
    expect(textOf()).toBe('10:30 AM');
  },
);

claim(
  'required: an empty field prevents submitting, an incomplete or invalid one does not',
  {
    'date-pickers/validation':
      'The browser blocks a form only if a `required` field is empty; incomplete fields and rejected dates pass.',
  },
  () => {
    renderPicker(
      <form>
        <DateField required minDate={dayjs('2027-01-01')} />
      </form>,
    );
    const isSent = () => (find('form') as HTMLFormElement).checkValidity();
    expect(isSent()).toBe(false);
    typeInto('Month', '3');
    expect(isSent()).toBe(true);
    renderPicker(
      <form>
        <DateField required defaultValue={past} minDate={dayjs('2027-01-01')} />
      </form>,
    );
    expect(isSent()).toBe(true);
  },
);

claim(
  'error replaces the state that the field computes',
  {
    'date-pickers/validation':
      "`error` on the field, or `slotProps.textField.error` on a picker, replaces the component's own error state.",
  },
  () => {
    const props = { defaultValue: past, minDate: date };
    renderPicker(<DateField {...props} />);
    expect(isInvalid()).toBe(true);
    renderPicker(<DateField {...props} error={false} />);
    expect(isInvalid()).toBe(false);
    renderPicker(<DatePicker {...props} slotProps={{ textField: { error: false } }} />);
    expect(isInvalid()).toBe(false);
    expect(section('Month')).toBeVisible();
  },
);

claim(
  'for form libraries: inputRef moves focus to the first section, onBlur follows',
  {
    'date-pickers/validation':
      'When the library focuses the field through `inputRef`, the first section receives focus.',
  },
  async () => {
    const ref = React.createRef<HTMLInputElement>();
    const onBlur = jest.fn();
    renderPicker(<DatePicker inputRef={ref} slotProps={{ textField: { onBlur } }} />);
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(section('Month'));
    act(() => section('Month').blur());
    expect(onBlur).toHaveBeenCalledTimes(1);
  },
);

claim(
  'useValidation has no default limits',
  {
    'date-pickers/validation': [
      'The hook returns `validationError` for the `value` you pass, and `getValidationErrorForNewValue()` for other values.',
      'the hook has no defaults, not even for `minDate`',
    ],
  },
  () => {
    const { result } = renderHook(
      () =>
        useValidation({
          validator: validateDate,
          value: dayjs('1850-01-01'),
          timezone: 'default',
          props: {} as never,
        }),
      {
        wrapper: ({ children }) => (
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            {children}
          </LocalizationProvider>
        ),
      },
    );
    expect(result.current.validationError).toBeNull();
    expect(result.current.getValidationErrorForNewValue(dayjs('nothing'))).toBe(
      'invalidDate',
    );
  },
);
