/**
 * @jest-environment jsdom
 */
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers';
import {
  button,
  click,
  fill,
  find,
  focus,
  press,
  renderPicker,
  section,
  textOf,
  type,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-05T10:30');

function renderField(props: DateFieldProps = {}) {
  const log: [string, unknown][] = [];
  renderPicker(
    <DateField
      defaultValue={date}
      onChange={(value: Dayjs | null, { validationError }) =>
        log.push([
          value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : String(value),
          validationError,
        ])
      }
      {...props}
    />,
  );
  return { take: () => log.splice(0) };
}
const shown = (props: DateFieldProps) => {
  renderField(props);
  return textOf();
};

claim(
  'invalid characters are ignored, and hidden parts are preserved',
  { 'date-pickers/date-field': 'It ignores invalid characters.' },
  () => {
    const { take } = renderField();
    typeInto('Day', 'x');
    expect(take()).toEqual([]);
    fill('Day', '30');
    fill('Month', '02');
    expect(take()).toEqual([
      ['2027-03-30 10:30', null],
      ['Invalid Date', 'invalidDate'],
    ]);
  },
);

claim(
  'while 2027 is typed: invalid, invalid, the year 202 with the code minDate, 2027',
  {
    'date-pickers/date-field':
      'While users type 2027, it reports two invalid dates and then the year 202.',
  },
  () => {
    const { take } = renderField();
    typeInto('Year', '2027');
    expect(take()).toEqual([
      ['Invalid Date', 'invalidDate'],
      ['Invalid Date', 'invalidDate'],
      ['0202-03-05 10:30', 'minDate'],
      ['2027-03-05 10:30', null],
    ]);
  },
);

claim(
  'the context of a field contains only the code',
  { 'date-pickers/lifecycle': 'A field without a picker passes only `validationError`.' },
  () => {
    const onChange = jest.fn();
    renderPicker(<DateField defaultValue={date} onChange={onChange} />);
    fill('Day', '06');
    expect(onChange).toHaveBeenCalledWith(expect.anything(), { validationError: null });
  },
);

claim(
  'the tokens of Day.js produce the texts of the table',
  {
    'date-pickers/date-field': [
      'By default, the format depends on the locale. To set another format, use the tokens of your date library, here Day.js:',
      '2027 | YYYY',
      'Mar | MMM',
      'March | MMMM',
      'Fri | ddd',
      'fixed text | [Week of]',
    ],
  },
  () => {
    const tokens = ['YYYY', 'YY', 'MM', 'MMM', 'MMMM', 'DD', 'ddd'];
    expect(tokens.map((format) => shown({ format }))).toEqual([
      '2027',
      '27',
      '03',
      'Mar',
      'March',
      '05',
      'Fri',
    ]);
    expect(shown({ format: '[Week of] D MMM' })).toBe('Week of 05 Mar');
    renderPicker(<DateField defaultValue={date} />, { adapterLocale: 'de' });
    expect(textOf()).toBe('05.03.2027');
  },
);

claim(
  'without a year in the format, the year stays, unless a weekday is changed',
  {
    'date-pickers/date-field': [
      'If the format has no year, the value keeps its year.',
      'when users change the weekday, a hidden year becomes the current year',
    ],
  },
  () => {
    const value = dayjs('2030-03-08');
    const first = renderField({ format: 'D MMM', defaultValue: value });
    fill('Day', '9');
    expect(first.take()[0]?.[0]).toBe('2030-03-09 00:00');
    const second = renderField({ format: 'ddd D MMM', defaultValue: value });
    fill('Week day', 'Sat');
    expect(second.take()[0]?.[0]).toMatch(new RegExp(`^${dayjs().year()}-`));
  },
);

claim(
  'letters select a month, in letter and digit sections',
  {
    'date-pickers/date-field':
      'typing j, u, l enters July in MMM, and typing f enters 02 in MM.',
  },
  () => {
    renderField({ format: 'MMM DD' });
    typeInto('Month', 'jul');
    expect(textOf()).toBe('Jul 05');
    renderField();
    typeInto('Month', 'f');
    expect(section('Month')).toHaveTextContent('02');
  },
);

claim(
  'zeros and spaces',
  {
    'date-pickers/date-field': [
      'So that sections keep their width, the field shows leading zeros even if the format has none.',
      'With `shouldRespectLeadingZeros`, the field follows the format. `formatDensity="spacious"` puts spaces around separators.',
    ],
  },
  () => {
    const format = 'M/D/YYYY';
    expect(shown({ format })).toBe('03/05/2027');
    expect(shown({ format, shouldRespectLeadingZeros: true })).toBe('3/5/2027');
    expect(shown({ format, formatDensity: 'spacious' })).toBe('03 / 05 / 2027');
  },
);

claim(
  'the clear button, its position, and its keys',
  {
    'date-pickers/date-field': [
      'When users press the button, the field calls `onClear` and then, if there was a value, `onChange` with `null`. `clearButtonPosition="start"` moves the button to the start.',
      'To clear the field with the keyboard, users press Ctrl+A and Delete. Clearing with the keyboard does not call `onClear`.',
    ],
  },
  () => {
    const onClear = jest.fn();
    const { take } = renderField({ clearable: true, onClear });
    expect(find('.MuiInputAdornment-positionEnd')).toContainElement(button('Clear'));
    click(button('Clear'));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(take()).toEqual([['null', null]]);
    const onChange = jest.fn();
    const calls = () =>
      [onClear, onChange].map((fn) => fn.mock.invocationCallOrder.at(-1)!);
    renderField({ clearable: true, onClear, onChange });
    click(button('Clear'));
    expect(calls()[0]).toBeLessThan(calls()[1]!);
    onChange.mockClear();
    renderField({ clearable: true, onClear, onChange, defaultValue: null });
    focus(section('Month'));
    type('1');
    click(button('Clear'));
    expect(onClear).toHaveBeenCalledTimes(3);
    expect(onChange).not.toHaveBeenCalled();
    onClear.mockClear();
    const second = renderField({
      clearable: true,
      clearButtonPosition: 'start',
      onClear,
    });
    expect(find('.MuiInputAdornment-positionStart')).toContainElement(button('Clear'));
    focus(section('Month'));
    press('a', { ctrlKey: true });
    press('Delete');
    expect(second.take()).toEqual([['null', null]]);
    expect(onClear).not.toHaveBeenCalled();
  },
);

claim(
  'form data of each state',
  {
    'date-pickers/date-field': [
      'empty | an empty string',
      'incomplete | the visible text, such as `03/YY`',
      '`readOnly` | the visible text',
      '`disabled` | nothing',
    ],
  },
  () => {
    const sent = (props: DateFieldProps, act = () => {}) => {
      renderPicker(
        <form>
          <DateField name="expires" format="MM/YY" {...props} />
        </form>,
      );
      act();
      return new FormData(find('form') as HTMLFormElement).get('expires');
    };
    expect(sent({})).toBe('');
    expect(sent({}, () => typeInto('Month', '03'))).toBe('03/YY');
    expect(sent({ defaultValue: date, readOnly: true })).toBe('03/27');
    expect(sent({ defaultValue: date, disabled: true })).toBeNull();
  },
);

claim(
  'sections have accessible names, months as words, and Empty',
  {
    'date-pickers/date-field': [
      'Each section is a spin button named after its part, such as "Month". Screen readers announce the month as a word: "March", not "03".',
      'An empty section is announced as "Empty".',
    ],
  },
  () => {
    renderField();
    expect(section('Month')).toHaveAttribute('aria-valuetext', 'March');
    renderField({ defaultValue: null });
    expect(section('Day')).toHaveAttribute('aria-valuetext', 'Empty');
    focus(section('Month'));
    type('03052027');
    expect(textOf()).toBe('03/05/2027');
  },
);
