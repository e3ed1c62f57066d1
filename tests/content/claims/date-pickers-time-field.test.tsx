/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateTimeField, TimeField, type TimeFieldProps } from '@mui/x-date-pickers';
import AfterMidnight from '../../../docs/date-pickers/time-field/AfterMidnight';
import BakeryPickup from '../../../docs/date-pickers/time-field/BakeryPickup';
import NightShiftHours from '../../../docs/date-pickers/time-field/NightShiftHours';
import {
  button,
  click,
  fill,
  find,
  focus,
  followField,
  press,
  section,
  textOf,
  type,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const time = dayjs('2027-03-12T15:04:09');

const renderField = (props: TimeFieldProps = {}) =>
  followField(
    (onChange) => <TimeField onChange={onChange} {...props} />,
    (value: Dayjs | null) => value,
  );
const shown = (props: TimeFieldProps) => {
  renderField({ defaultValue: time, ...props });
  return textOf();
};

claim(
  'the day and hidden seconds are preserved; null while a section is empty',
  {
    'date-pickers/time-field': [
      'The day and the parts that the field does not show stay the same.',
      'While a section is empty, the value is `null`.',
    ],
  },
  () => {
    const last = renderField({ defaultValue: time });
    typeInto('Minutes', '30');
    expect(last.value?.format('YYYY-MM-DD HH:mm:ss')).toBe('2027-03-12 15:30:09');
    press('Delete');
    expect(last.value).toBeNull();
  },
);

claim(
  'an empty field takes day and hidden seconds from the value before or the reference',
  {
    'date-pickers/time-field': [
      'When users type a time into an empty field, the day and the hidden seconds come from the previous value, or else from `referenceDate`.',
      'Without either, the day is today, and the seconds are 0.',
    ],
    'date-pickers/date-time-field':
      'The seconds of a new value come from the previous value or from `referenceDate`; without either, they are 0.',
  },
  () => {
    const DAY = 'YYYY-MM-DD HH:mm:ss';
    const cleared = renderField({ ampm: false, defaultValue: time, clearable: true });
    click(button('Clear'));
    expect(cleared.value).toBeNull();
    typeInto('Hours', '0815');
    expect(cleared.value?.format(DAY)).toBe('2027-03-12 08:15:09');
    const referred = renderField({ ampm: false, referenceDate: time });
    typeInto('Hours', '0815');
    expect(referred.value?.format(DAY)).toBe('2027-03-12 08:15:09');
    const fresh = renderField({ ampm: false });
    typeInto('Hours', '0815');
    expect(fresh.value?.format(DAY)).toBe(`${dayjs().format('YYYY-MM-DD')} 08:15:00`);
    const moment = followField(
      (onChange) => (
        <DateTimeField ampm={false} onChange={onChange} referenceDate={time} />
      ),
      (value: Dayjs | null) => value,
    );
    typeInto('Month', '040520280815');
    expect(moment.value?.format(DAY)).toBe('2028-04-05 08:15:09');
  },
);

claim(
  'formats of the table; format takes precedence over ampm',
  {
    'date-pickers/time-field': [
      `HH:mm | 15:04 |
hh:mm A | 03:04 PM |
HH:mm:ss | 15:04:09 |
mm:ss | 04:09 |
H [h] mm | 15 h 04`,
      '`format` overrides `ampm`.',
    ],
  },
  () => {
    const formats = ['HH:mm', 'hh:mm A', 'HH:mm:ss', 'mm:ss', 'H [h] mm'];
    expect(formats.map((format) => shown({ format }))).toEqual([
      '15:04',
      '03:04 PM',
      '15:04:09',
      '04:09',
      '15 h 04',
    ]);
    expect(shown({})).toBe('03:04 PM');
    expect(shown({ ampm: false })).toBe('15:04');
    expect(shown({ ampm: true, format: 'HH:mm' })).toBe('15:04');
  },
);

claim(
  'mm:ss keeps the hour of the reference',
  {
    'date-pickers/time-field':
      'Pass a `referenceDate` at midnight so that the hidden parts are 0:',
  },
  () => {
    const last = renderField({ format: 'mm:ss', referenceDate: time.startOf('day') });
    typeInto('Minutes', '0455');
    expect(last.value?.format('HH:mm:ss')).toBe('00:04:55');
  },
);

claim(
  'arrow keys change minutes by the step; invalid times can be typed and are reported',
  {
    'date-pickers/time-field': [
      'Users can type times outside these limits; if they do, `onError` receives an error code.',
      'With `minutesStep={15}`, ↑ and ↓ in the minutes section move to the next or previous multiple of 15.',
    ],
  },
  () => {
    const last = renderField({ defaultValue: time.minute(0), minutesStep: 15 });
    focus(section('Minutes'));
    press('ArrowUp');
    expect([last.value?.minute(), last.code]).toEqual([15, null]);
    press('ArrowDown');
    press('ArrowDown');
    expect(last.value?.format('HH:mm')).toBe('15:45');
    fill('Minutes', '07');
    expect([last.value?.minute(), last.code]).toEqual([7, 'minutesStep']);
    focus(section('Minutes'));
    press('ArrowUp');
    expect([last.value?.minute(), last.code]).toEqual([15, null]);
    fill('Minutes', '07');
    focus(section('Minutes'));
    press('ArrowDown');
    expect([last.value?.minute(), last.code]).toEqual([0, null]);
  },
);

claim(
  'a and p, and the arrow keys, set the meridiem',
  {
    'date-pickers/time-field':
      'In 12-hour format, users also have to enter AM or PM by pressing a, p, ↑, or ↓.',
  },
  () => {
    renderField({ defaultValue: time });
    typeInto('Meridiem', 'a');
    expect(textOf()).toBe('03:04 AM');
    press('ArrowUp');
    expect(textOf()).toBe('03:04 PM');
    typeInto('Hours', '9');
    expect(document.activeElement).toBe(section('Minutes'));
    type('4');
    expect(textOf()).toBe('09:04 PM');
  },
);

claim(
  'disablePast and disableFuture compare full moments',
  {
    'date-pickers/time-field':
      '`disablePast` and `disableFuture` always include the day, so every time on an earlier day is in the past.',
  },
  () => {
    const codes: unknown[] = [];
    const onError = (code: unknown) => void codes.push(code);
    renderField({
      value: dayjs().subtract(1, 'day').hour(23),
      disablePast: true,
      onError,
    });
    renderField({ value: dayjs().add(1, 'day').hour(0), disableFuture: true, onError });
    expect(codes).toEqual(['disablePast', 'disableFuture']);
  },
);

claim(
  'after midnight: the limit is exceeded only if days are compared',
  { 'date-pickers/time-field': 'The limits then include their day:' },
  () => {
    render(<AfterMidnight />);
    expect(screen.getByText('minTime')).toBeVisible();
    expect(screen.getByText('Accepted')).toBeVisible();
  },
);

claim(
  'the bakery explains codes and submits the text',
  {
    'date-pickers/time-field': [
      'Type 13:15, 19:00, or 10:07 to see each message.',
      "If the field has a `name`, the form data contains the field's text, such as `pickup=10:15` in the bakery demo.",
    ],
  },
  () => {
    render(<BakeryPickup />);
    expect(screen.getByText(/quarter of an hour/)).toBeVisible();
    expect(button('Order')).toBeDisabled();
    fill('Hours', '13');
    expect(screen.getByText(/We bake/)).toBeVisible();
    fill('Hours', '19');
    expect(screen.getByText(/We close/)).toBeVisible();
    fill('Hours', '10');
    fill('Minutes', '15');
    expect(screen.getByText('7:00 to 18:30')).toBeVisible();
    click(button('Order'));
    expect(screen.getByText('pickup=10:15')).toBeVisible();
  },
);

claim(
  'the list of shifts counts across midnight, and its fields have names',
  {
    'date-pickers/time-field': [
      'In this list of shifts, an end time earlier than the start time falls on the next day:',
      'Use `aria-label` to give each field a name, as the demo does.',
    ],
  },
  () => {
    render(<NightShiftHours />);
    expect(screen.getByText('7 h 30 min')).toBeVisible();
    expect(screen.getByText('8 h 0 min')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Ruben, to' })).toBeVisible();
    fill('Minutes', '35', 1);
    expect(screen.getByText('7 h 35 min')).toBeVisible();
  },
);

claim(
  'the clear button clears the field and calls onClear',
  {
    'date-pickers/time-field':
      '`clearable` adds a button that clears the field and calls `onClear`.',
  },
  () => {
    const onClear = jest.fn();
    const last = renderField({ defaultValue: time, clearable: true, onClear });
    click(find('.clearButton'));
    expect([last.value, onClear.mock.calls.length]).toEqual([null, 1]);
  },
);
