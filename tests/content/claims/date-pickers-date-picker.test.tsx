/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers';
import {
  button,
  click,
  day,
  fill,
  find,
  focus,
  has,
  isInvalid,
  openPicker,
  press,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { renderAndListen } from '../../support/components/renderAndListen';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');

claim(
  'the value: null for missing parts, invalid for an impossible day, a date with the time preserved',
  {
    'date-pickers/date-picker': [
      'nothing, or an incomplete date | `null` | `null`',
      "a full date that does not exist, such as February 31 | an invalid date object | `'invalidDate'`",
      'An incomplete field has no error code, because its value is `null`. The field is marked as invalid when it loses focus.',
    ],
  },
  async () => {
    const last = renderAndListen({ defaultValue: date });
    typeInto('Day', '31');
    expect([last.value?.format(), last.code]).toEqual([
      dayjs('2027-03-31T10:30').format(),
      null,
    ]);
    typeInto('Month', '2');
    expect([last.value?.isValid(), last.code]).toEqual([false, 'invalidDate']);
    focus(section('Day'));
    press('Delete');
    expect([last.value, last.code]).toEqual([null, null]);
    expect(last.errors).toEqual(['invalidDate', null]);
    expect(isInvalid()).toBe(false);
    await act(async () => {
      section('Day').blur();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(isInvalid()).toBe(true);
    expect(last.errors).toHaveLength(2);
  },
);

claim(
  'while a year is typed, the first two digits are invalid and the third counts',
  {
    'date-pickers/date-picker':
      'While users type the year 2026, `onChange` reports invalid dates, then the year 202, then 2026.',
  },
  () => {
    const years: unknown[] = [];
    renderPicker(
      <DatePicker
        defaultValue={date}
        onChange={(value) => years.push(value?.isValid() ? value.year() : 'invalid')}
      />,
    );
    typeInto('Year', '2026');
    expect(years).toEqual(['invalid', 202, 2026]);
  },
);

claim(
  'undefined followed by a value logs an error',
  {
    'date-pickers/date-picker':
      '`undefined` makes the picker uncontrolled, and switching between controlled and uncontrolled logs an error.',
  },
  () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { show } = renderPicker(<DatePicker value={undefined} />);
    show(<DatePicker value={date} />);
    expect(log.mock.calls.join()).toMatch(
      /uncontrolled value of a Picker to be controlled/,
    );
    log.mockRestore();
  },
);

claim(
  'rules: the calendar disables days, the field accepts and reports them; whole days are compared',
  {
    'date-pickers/date-picker': [
      'The calendar disables rejected days, but users can still type them. The field then turns red, and `onError` receives an error code: the name of the prop that rejected the date',
      '`onChange` receives the same code in `context.validationError`.',
      'The checks compare whole days and ignore the time.',
    ],
  },
  () => {
    const last = renderAndListen({
      defaultValue: date,
      minDate: dayjs('2027-03-05T18:00'),
      maxDate: dayjs('2027-03-20T01:00'),
      shouldDisableDate: (each) => each.date() === 9,
      shouldDisableMonth: (each) => each.month() === 5,
      shouldDisableYear: (each) => each.year() === 2029,
    });
    const codeOf = (name: string, keys: string) => {
      fill(name, keys);
      return last.code;
    };
    expect(codeOf('Day', '05')).toBeNull();
    expect(codeOf('Day', '20')).toBeNull();
    expect(codeOf('Day', '04')).toBe('minDate');
    expect(codeOf('Day', '21')).toBe('maxDate');
    expect(codeOf('Day', '09')).toBe('shouldDisableDate');
    expect(last.errors).toEqual(['minDate', 'maxDate', 'shouldDisableDate']);
    expect(isInvalid()).toBe(true);
    openPicker();
    expect(day('9')).toBeDisabled();
    expect(day('21')).toBeDisabled();
    expect(day('20')).toBeEnabled();
    press('Escape');
    expect(codeOf('Day', '12')).toBeNull();
    expect(codeOf('Month', '06')).toBe('shouldDisableMonth');
    expect(codeOf('Year', '2029')).toBe('shouldDisableMonth');
    expect(codeOf('Month', '03')).toBe('shouldDisableYear');
  },
);

claim(
  'loading shows renderLoading instead of the days',
  {
    'date-pickers/date-picker':
      'set `loading` to show the result of `renderLoading` instead of the days',
  },
  () => {
    renderPicker(<DatePicker open loading renderLoading={() => <p>Wait</p>} />);
    expect(find('.MuiDateCalendar-root')).toHaveTextContent('Wait');
    expect(has('.MuiPickersDay-root')).toBe(false);
  },
);

claim(
  'forms: the hidden input contains the text; a disabled one is not submitted and has no tab stop',
  {
    'date-pickers/date-picker': [
      'An empty field submits an empty string.',
      'An incomplete field submits its visible text, such as `YYYY-MM-05`.',
      'A `readOnly` field is submitted. Users can focus it and copy its text, but not change it.',
      'A `disabled` field is not submitted and is not in the tab order.',
    ],
  },
  () => {
    const sent = () => [...new FormData(find('form') as HTMLFormElement)];
    const show = (props: DatePickerProps) =>
      renderPicker(
        <form>
          <DatePicker name="d" format="YYYY-MM-DD" {...props} />
        </form>,
      );
    show({});
    expect(sent()).toEqual([['d', '']]);
    typeInto('Day', '05');
    expect(sent()).toEqual([['d', 'YYYY-MM-05']]);
    show({ defaultValue: date, readOnly: true });
    expect(sent()).toEqual([['d', '2027-03-12']]);
    focus(section('Day'));
    press('ArrowUp');
    expect(textOf()).toBe('2027-03-12');
    expect(find('[aria-label^="Choose date"]')).toBeDisabled();
    show({ defaultValue: date, disabled: true });
    expect(sent()).toEqual([]);
    expect(find('form').querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  },
);

claim(
  'clearable adds a button; shortcuts receive isValid, and "set" keeps the picker open',
  {
    'date-pickers/date-picker': [
      '`slotProps.field.clearable` adds a clear button to the field.',
      'It receives `isValid`, which you can use to find the next day that passes your validation.',
      "With `changeImportance: 'set'`, it only selects the date.",
    ],
  },
  () => {
    const last = renderAndListen({
      defaultValue: date,
      minDate: dayjs('2027-03-15'),
      onClose: () => last.errors.push('closed'),
      slotProps: {
        field: { clearable: true },
        shortcuts: {
          changeImportance: 'set',
          items: [
            {
              label: 'First',
              getValue: ({ isValid }) =>
                ['2027-03-13', '2027-03-16'].map((each) => dayjs(each)).find(isValid) ??
                null,
            },
          ],
        },
      },
    });
    openPicker();
    click(button('First'));
    expect(last.value?.date()).toBe(16);
    expect(last.errors).not.toContain('closed');
    click(button('Clear'));
    expect(last.value).toBeNull();
  },
);

claim(
  'getValue runs when the shortcuts are rendered; one that violates a rule is disabled',
  {
    'date-pickers/date-picker': [
      'A shortcut with an invalid date is disabled.',
      '`getValue` runs each time the shortcuts render',
    ],
  },
  () => {
    const getValue = jest.fn(() => dayjs('2027-03-25'));
    const items = [
      { label: 'Late', getValue },
      { label: 'Early', getValue: () => dayjs('2027-03-01') },
    ];
    renderAndListen({
      defaultValue: date,
      minDate: dayjs('2027-03-05'),
      slotProps: { shortcuts: { items } },
    });
    expect(getValue).not.toHaveBeenCalled();
    openPicker();
    expect(getValue).toHaveBeenCalled();
    expect(button('Late')).not.toHaveAttribute('aria-disabled', 'true');
    expect(button('Early')).toHaveAttribute('aria-disabled', 'true');
  },
);
