/**
 * @jest-environment jsdom
 */
import '../../support/components/restResponse';
import { act, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import AskForPeriod from '../../../docs/date-pickers/server-dates/AskForPeriod';
import EditStoredShift from '../../../docs/date-pickers/server-dates/EditStoredShift';
import SaveCheckup from '../../../docs/date-pickers/server-dates/SaveCheckup';
import {
  readShift,
  writeShift,
} from '../../../docs/date-pickers/server-dates/convertShift';
import { toInterval } from '../../../docs/date-pickers/server-dates/toInterval';
import {
  click,
  day,
  fill,
  openPicker,
  renderPicker,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

dayjs.extend(utc);
dayjs.extend(timezone);

claim(
  'local midnight in Berlin is the day before in UTC; JSON writes it',
  {
    'date-pickers/server-dates': [
      'in Berlin, March 12 becomes `2027-03-11T23:00:00.000Z`',
      '`JSON.stringify()` calls `toISOString()` on every date.',
    ],
  },
  () => {
    const midnight = dayjs.tz('2027-03-12', 'Europe/Berlin');
    expect(midnight.toISOString()).toBe('2027-03-11T23:00:00.000Z');
    expect(JSON.stringify({ midnight })).toBe('{"midnight":"2027-03-11T23:00:00.000Z"}');
  },
);

claim(
  'dayjs(undefined) is now, dayjs(null) is invalid',
  {
    'date-pickers/server-dates':
      '`dayjs(undefined)` is the current time, and `dayjs(null)` is an invalid date, so check the text before you parse it.',
  },
  () => {
    expect(dayjs(undefined).isValid()).toBe(true);
    expect(dayjs(null).isValid()).toBe(false);
  },
);

claim(
  'a record is the same after parsing and serializing; incomplete ones are rejected',
  {
    'date-pickers/server-dates': [
      'For each type of record, write a function that parses the record and a function that formats it.',
      'In this demo, the formatting function returns `undefined` if the day or the time is missing, or if a date is invalid:',
    ],
  },
  () => {
    const stored = { day: '2027-03-12', starts: '21:30', signedAt: null };
    expect(writeShift(readShift(stored))).toEqual(stored);
    expect(writeShift({ ...readShift(stored), day: null })).toBeUndefined();
    expect(writeShift({ ...readShift(stored), starts: dayjs(NaN) })).toBeUndefined();
  },
);

test('the fields show the record, and the text follows them', () => {
  renderPicker(<EditStoredShift />);
  expect([textOf(0), textOf(1)]).toEqual(['03/12/2027', '21:30']);
  fill('Day', '13', 0);
  expect(document.querySelector('pre')).toHaveTextContent('"day": "2027-03-13"');
});

claim(
  'a period ends before the next day, even when clocks change',
  {
    'date-pickers/server-dates':
      'Send the start of the first day and the start of the day after the last day',
  },
  () => {
    const [first, last] = [dayjs('2027-03-01'), dayjs('2027-03-31')];
    expect(toInterval(first, last).get('before')).toBe(dayjs('2027-04-01').toISOString());
    renderPicker(<AskForPeriod />);
    expect(screen.getByText(/^GET \/invoices\?from=2027-03-01T/)).toBeVisible();
    fill('Month', '02', 1);
    expect(screen.getByText('No request')).toBeVisible();
  },
);

claim(
  'a day is loaded, saved when accepted, and reverted if the server rejects it',
  {
    'date-pickers/server-dates':
      'If the server rejects the date, restore the last saved date and explain why.',
  },
  async () => {
    jest.useFakeTimers();
    const answer = () => act(async () => jest.advanceTimersByTimeAsync(400));
    renderPicker(<SaveCheckup />);
    expect(screen.getByText('Loading…')).toBeVisible();
    await answer();
    expect(textOf()).toBe('03/12/2027');
    openPicker();
    click(day('15'));
    await answer();
    expect(screen.getByText('Saved')).toBeVisible();
    openPicker();
    click(day('21'));
    await answer();
    expect(screen.getByText('Not saved: Closed on Sundays')).toBeVisible();
    expect(textOf()).toBe('03/15/2027');
    jest.useRealTimers();
  },
);
