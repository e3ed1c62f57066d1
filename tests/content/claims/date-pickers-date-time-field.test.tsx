/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers';
import FurnitureDelivery from '../../../docs/date-pickers/date-time-field/FurnitureDelivery';
import OutageReport from '../../../docs/date-pickers/date-time-field/OutageReport';
import PasteFromLog from '../../../docs/date-pickers/date-time-field/PasteFromLog';
import {
  fill,
  focus,
  followField,
  input,
  isInvalid,
  paste,
  section,
  textOf,
  type,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

dayjs.extend(utc);

const moment = dayjs('2027-03-12T18:05:44');

const renderField = (props: DateTimeFieldProps = {}) =>
  followField(
    (onChange) => <DateTimeField onChange={onChange} {...props} />,
    (value: Dayjs | null) => value,
  );
const format = 'YYYY-MM-DD HH:mm';

claim(
  'seconds are preserved, and are 0 in a typed value; null and invalid dates',
  {
    'date-pickers/date-time-field': [
      'It is `null` while any section is empty, and an invalid date if the day does not exist, such as February 30.',
      'If the field does not show seconds, an existing value keeps its seconds. The seconds of a new value come from the previous value or from `referenceDate`; without either, they are 0.',
    ],
  },
  () => {
    const last = renderField({ defaultValue: moment, format });
    fill('Minutes', '30');
    expect(last.value?.format('HH:mm:ss')).toBe('18:30:44');
    fill('Month', '02');
    fill('Day', '30');
    expect([last.value?.isValid(), last.code]).toEqual([false, 'invalidDate']);
    const entered = renderField({ format });
    focus(section('Year'));
    type('20270312');
    expect(entered.value).toBeNull();
    type('1805');
    expect(entered.value?.format('YYYY-MM-DD HH:mm:ss')).toBe('2027-03-12 18:05:00');
  },
);

claim(
  'default formats',
  {
    'date-pickers/date-time-field':
      'in US English with Day.js, it is `MM/DD/YYYY hh:mm A`. `ampm` switches between 12-hour and 24-hour format',
  },
  () => {
    renderField({ defaultValue: moment });
    expect(textOf()).toBe('03/12/2027 06:05 PM');
    renderField({ defaultValue: moment, ampm: false });
    expect(textOf()).toBe('03/12/2027 18:05');
  },
);

claim(
  'another weekday moves the day within the week',
  {
    'date-pickers/date-time-field':
      'If they change the weekday itself, the day moves within the same week.',
  },
  () => {
    const last = renderField({ defaultValue: moment, format: `ddd, ${format}` });
    fill('Week day', 'Mon');
    expect(last.value?.format('YYYY-MM-DD')).toBe('2027-03-08');
    fill('Week day', 'Sat');
    expect(last.value?.format('YYYY-MM-DD')).toBe('2027-03-13');
  },
);

claim(
  'the days of time limits matter only in addition to moment limits',
  {
    'date-pickers/date-time-field': [
      'the field also compares the dates of `minTime` and `maxTime`',
      '`disableIgnoringDatePartForTimeValidation` has no effect here',
    ],
  },
  () => {
    const codes: unknown[] = [];
    const show = (props: DateTimeFieldProps) =>
      renderField({ value: moment, onError: (code) => void codes.push(code), ...props });
    const minTime = dayjs('2027-03-01T20:00');
    show({ minTime });
    show({ minTime, disableIgnoringDatePartForTimeValidation: true });
    expect(codes.splice(0)).toEqual(['minTime', 'minTime']);
    show({ minTime, maxDateTime: dayjs('2027-04-01') });
    expect(codes).toEqual([]);
    show({ minDateTime: dayjs('2027-03-12T19:00') });
    expect(codes).toEqual(['minTime']);
  },
);

claim(
  'the form sends the text',
  {
    'date-pickers/date-time-field': "With `name`, the form submits the field's text.",
  },
  () => {
    renderField({ defaultValue: moment, name: 'at', format: 'YYYY-MM-DD[T]HH:mm' });
    expect([input().name, textOf()]).toEqual(['at', '2027-03-12T18:05']);
  },
);

claim(
  'the group is named by its label',
  {
    'date-pickers/date-time-field': 'All sections are in one group named by the `label`.',
  },
  () => {
    renderField({ label: 'Measured', defaultValue: moment });
    expect(screen.getByRole('group', { name: 'Measured' })).toBeVisible();
  },
);

claim(
  'the outage: its duration; an end before the start is rejected',
  {
    'date-pickers/date-time-field':
      'The outage report above uses them: the end cannot be before the start',
  },
  () => {
    render(<OutageReport />);
    expect(screen.getByText('Down for 1 h 32 min')).toBeVisible();
    fill('Day', '17', 1);
    expect(isInvalid(1)).toBe(true);
    expect(screen.getByText(/Enter when it began/)).toBeVisible();
  },
);

claim(
  'the delivery explains rules of the day before those of the time',
  {
    'date-pickers/date-time-field':
      'Change the hour to 19 to get a valid time. Then change the day to 21, which is a Sunday. The rules for the date are checked before the rules for the time.',
  },
  () => {
    render(<FurnitureDelivery />);
    expect(screen.getByText('We deliver between 8:00 and 20:00.')).toBeVisible();
    fill('Day', '21');
    expect(screen.getByText('We do not deliver on Sundays.')).toBeVisible();
    fill('Day', '19');
    fill('Hours', '19');
    expect(screen.getByText('Monday to Saturday, 8:00 to 20:00')).toBeVisible();
  },
);

claim(
  'a pasted log line fills the field; other texts clear it',
  {
    'date-pickers/date-time-field': [
      'Pasting a date in another format usually clears the field.',
      'Copy `2027-03-12T18:05:44 ERROR disk full`, select a section, and paste.',
    ],
  },
  () => {
    render(<PasteFromLog />);
    focus(section('Year'));
    paste('2027-03-12T18:05:44 ERROR disk full');
    expect(textOf()).toBe('Mar 12, 2027 18:05:44');
    const last = renderField({ defaultValue: moment, format });
    focus(section('Year'));
    paste('2027-03-12T18:05:44 ERROR disk full');
    expect(last.value?.isValid() ?? false).toBe(false);
  },
);

claim(
  'a field without timezone stays in the zone of its value, and keeps hidden seconds',
  {
    'date-pickers/date-time-field': [
      'The seconds of a new value come from the previous value or from `referenceDate`; without either, they are 0.',
      'Without `timezone`, the field uses the time zone of its value.',
    ],
  },
  () => {
    const last = renderField({ defaultValue: dayjs.utc('2027-03-12T18:05:44Z'), format });
    fill('Minutes', '30');
    expect(last.value?.toISOString()).toBe('2027-03-12T18:30:44.000Z');
    fireEvent.change(input(), { target: { value: '' } });
    expect(last.value).toBeNull();
    fireEvent.change(input(), { target: { value: '2027-04-01 08:15' } });
    expect(last.value?.toISOString()).toBe('2027-04-01T08:15:44.000Z');
  },
);
