/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers';
import PastAndFuture from '../../../docs/date-pickers/validation/PastAndFuture';
import SchoolDays from '../../../docs/date-pickers/validation/SchoolDays';
import { fill, renderPicker } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const codeOf = (props: DateFieldProps) => {
  let code: unknown = null;
  renderPicker(<DateField onError={(next) => (code = next)} {...props} />);
  return code;
};

claim(
  'both limits are allowed, whatever their time',
  {
    'date-pickers/validation':
      '`minDate` and `maxDate` compare whole days, and both limits are inclusive.',
  },
  () => {
    const minDate = dayjs('2027-02-01T18:00');
    const maxDate = dayjs('2027-04-30T06:00');
    const at = (text: string) => codeOf({ value: dayjs(text), minDate, maxDate });
    expect(at('2027-02-01T08:00')).toBeNull();
    expect(at('2027-04-30T20:00')).toBeNull();
    expect(at('2027-01-31T23:59')).toBe('minDate');
    expect(at('2027-05-01T00:00')).toBe('maxDate');
  },
);

claim(
  'disablePast and disableFuture allow today',
  { 'date-pickers/validation': 'Both allow today:' },
  () => {
    const today = dayjs();
    expect(codeOf({ value: today.startOf('day'), disablePast: true })).toBeNull();
    expect(codeOf({ value: today.endOf('day'), disableFuture: true })).toBeNull();
    expect(codeOf({ value: today.subtract(1, 'day'), disablePast: true })).toBe(
      'disablePast',
    );
    expect(codeOf({ value: today.add(1, 'day'), disableFuture: true })).toBe(
      'disableFuture',
    );
  },
);

claim(
  'school days: each code has its reason',
  {
    'date-pickers/validation': '`shouldDisableDate` rejects individual days in between:',
  },
  () => {
    render(<SchoolDays />);
    expect(screen.getByText('School is closed on this day.')).toBeVisible();
    fill('Day', '24');
    expect(screen.getByText('Choose a school day of the term')).toBeVisible();
    fill('Month', '06');
    expect(screen.getByText(/The term lasts/)).toBeVisible();
  },
);

test('past and future: the reasons disappear with the error', () => {
  render(<PastAndFuture />);
  expect(screen.getByText('This day is yet to come.')).toBeVisible();
  expect(screen.getByText('The card has expired.')).toBeVisible();
  fill('Year', '1987', 0);
  fill('Year', '2087', 1);
  expect(screen.getByText('Today or earlier')).toBeVisible();
  expect(screen.getByText('Today or later')).toBeVisible();
});
