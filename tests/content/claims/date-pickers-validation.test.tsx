/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateField,
  DateTimeField,
  TimeField,
  type DateTimeFieldProps,
  type TimeFieldProps,
} from '@mui/x-date-pickers';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro';
import { renderPicker } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const past = dayjs('2001-03-12T10:30');

/** The code that a field reports for its first value, `undefined` for no call. */
function codeOf(Field: React.ElementType, props: object): unknown {
  const onError = jest.fn();
  renderPicker(<Field onError={onError} {...props} />);
  return (onError.mock.calls[0] as unknown[] | undefined)?.[0];
}
const dateCode = (props: object) => codeOf(DateField, { defaultValue: date, ...props });
const timeCode = (props: TimeFieldProps) =>
  codeOf(TimeField, { defaultValue: date, ...props });
const momentCode = (props: DateTimeFieldProps) =>
  codeOf(DateTimeField, { defaultValue: date, ...props });
const yes = () => true;

claim(
  'of several violated rules of a date, the first in the order of the table is reported',
  {
    'date-pickers/validation':
      'If a value breaks several rules, you get the first one in this list:',
  },
  () => {
    const rules: [string, object][] = [
      ['shouldDisableDate', { shouldDisableDate: yes }],
      ['shouldDisableMonth', { shouldDisableMonth: yes }],
      ['shouldDisableYear', { shouldDisableYear: yes }],
      ['disablePast', { disablePast: true }],
      ['minDate', { minDate: dayjs('2028-01-01') }],
      ['maxDate', { maxDate: dayjs('2000-01-01') }],
    ];
    rules.forEach(([code], index) => {
      const props = Object.assign(
        {},
        ...rules.slice(index).map(([, each]) => each),
      ) as object;
      expect(dateCode({ defaultValue: past, ...props })).toBe(code);
    });
    expect(dateCode({ defaultValue: dayjs('2999-01-01'), disableFuture: true })).toBe(
      'disableFuture',
    );
    expect(dateCode({ defaultValue: dayjs('nothing'), shouldDisableDate: yes })).toBe(
      'invalidDate',
    );
    expect(dateCode({})).toBeUndefined();
  },
);

claim(
  'the defaults of the limits are 1900-01-01 and 2099-12-31, and whole days are compared',
  { 'date-pickers/validation': 'Their defaults are 1900-01-01 and 2099-12-31.' },
  () => {
    const ends = ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01'];
    expect(ends.map((each) => dateCode({ defaultValue: dayjs(each) }))).toEqual([
      'minDate',
      undefined,
      undefined,
      'maxDate',
    ]);
    const noon = dayjs('2027-03-12T23:00');
    expect(dateCode({ minDate: noon })).toBeUndefined();
    expect(
      dateCode({ disablePast: true, defaultValue: dayjs().startOf('day') }),
    ).toBeUndefined();
    expect(
      momentCode({ disablePast: true, defaultValue: dayjs().subtract(5, 'minute') }),
    ).toBe('disablePast');
  },
);

claim(
  'times: minTime and maxTime before past and future, then callbacks, then minutesStep',
  {
    'date-pickers/validation': [
      "Time components check `'minTime'` and `'maxTime'` before `'disableFuture'` and `'disablePast'`.",
      '`shouldDisableTime` is called for hours, minutes, and seconds separately',
    ],
  },
  () => {
    const early = dayjs('1999-01-01T06:00');
    const late = dayjs('1999-01-01T23:00');
    expect(timeCode({ defaultValue: past, minTime: late, disablePast: true })).toBe(
      'minTime',
    );
    expect(timeCode({ defaultValue: past, maxTime: early, disablePast: true })).toBe(
      'maxTime',
    );
    expect(timeCode({ defaultValue: past, disablePast: true, minutesStep: 7 })).toBe(
      'disablePast',
    );
    expect(timeCode({ minTime: early, maxTime: late })).toBeUndefined();
    const views: string[] = [];
    expect(
      timeCode({
        minutesStep: 7,
        shouldDisableTime: (_, view) => {
          views.push(view);
          return view === 'seconds';
        },
      }),
    ).toBe('shouldDisableTime-seconds');
    expect(views.slice(0, 3)).toEqual(['hours', 'minutes', 'seconds']);
    expect(timeCode({ shouldDisableTime: (_, view) => view === 'minutes' })).toBe(
      'shouldDisableTime-minutes',
    );
    expect(timeCode({ shouldDisableTime: yes })).toBe('shouldDisableTime-hours');
    expect(timeCode({ minutesStep: 7 })).toBe('minutesStep');
  },
);

claim(
  'date and time: rules of the date first; a moment ignores limits of day and time',
  {
    'date-pickers/validation': [
      'Components for a date and a time check all date rules first.',
      '`minDateTime` replaces `minDate` and `minTime`; `maxDateTime` replaces `maxDate` and `maxTime`.',
      "For a value before `minDateTime`, the code is `'minDate'` if the day is wrong and `'minTime'` if only the time is wrong.",
    ],
  },
  () => {
    const time = {
      minTime: dayjs('2027-01-01T12:00'),
      maxTime: dayjs('2027-01-01T18:00'),
    };
    expect(momentCode({ ...time, maxDate: dayjs('2027-01-01') })).toBe('maxDate');
    expect(momentCode(time)).toBe('minTime');
    const minDateTime = dayjs('2027-03-12T12:00');
    expect(momentCode({ minDateTime })).toBe('minTime');
    expect(momentCode({ minDateTime: minDateTime.add(1, 'day') })).toBe('minDate');
    const open = dayjs('2027-03-01T00:00');
    expect(
      momentCode({
        minDateTime: open,
        minDate: dayjs('2027-04-01'),
        minTime: time.minTime,
      }),
    ).toBeUndefined();
    expect(
      momentCode({
        maxDateTime: dayjs('2027-04-01T00:00'),
        maxDate: open,
        maxTime: open,
      }),
    ).toBeUndefined();
  },
);

claim(
  'a range reports one code for each end, and both if it is reversed',
  {
    'date-pickers/validation': [
      "The error of a range is an array with one code for the start and one for the end, such as `['minDate', null]`. If the end is before the start and neither value breaks another rule, both entries are `'invalidRange'`. The start and the end may be the same day.",
      "The second argument of `shouldDisableDate` indicates which end of the range to check, `'start'` or `'end'`.",
    ],
  },
  () => {
    const rangeCode = (start: string, end: string, props = {}) =>
      codeOf(SingleInputDateRangeField, {
        defaultValue: [dayjs(start), dayjs(end)],
        ...props,
      });
    expect(rangeCode('2027-03-12', '2027-03-10')).toEqual([
      'invalidRange',
      'invalidRange',
    ]);
    expect(
      rangeCode('2027-03-12', '2027-03-10', { minDate: dayjs('2027-03-11') }),
    ).toEqual([null, 'minDate']);
    expect(rangeCode('2027-03-12', '2027-03-12')).toBeUndefined();
    expect(
      rangeCode('2027-03-01', '2027-03-12', { minDate: dayjs('2027-03-05') }),
    ).toEqual(['minDate', null]);
    const isStart = (_: Dayjs, position: string) => position === 'start';
    expect(rangeCode('2027-03-12', '2027-03-14', { shouldDisableDate: isStart })).toEqual(
      ['shouldDisableDate', null],
    );
  },
);
