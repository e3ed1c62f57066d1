/**
 * @jest-environment jsdom
 */
import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DatePicker,
  DateTimeField,
  DateTimePicker,
  TimeField,
  TimePicker,
  type DateTimeFieldProps,
} from '@mui/x-date-pickers';
import { DateRangePicker } from '@mui/x-date-pickers-pro';
import {
  button,
  click,
  fill,
  openPicker,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const past = dayjs('2001-03-12T10:30');
const future = dayjs('2097-03-12T10:30');

function codeOf(Field: React.ElementType, props: object): unknown {
  const onError = jest.fn();
  renderPicker(<Field onError={onError} {...props} />);
  return (onError.mock.calls[0] as unknown[] | undefined)?.[0];
}

claim(
  'minTime and maxTime are full moments with a rule that considers the moment',
  {
    'date-pickers/validation':
      'If you set `disablePast`, `disableFuture`, `minDateTime`, or `maxDateTime`, the comparison with `minTime` and `maxTime` includes their date. In that case, limit the hours of each day with `shouldDisableTime`.',
    'date-pickers/date-time-picker':
      'Use `shouldDisableTime` instead if you also set `disablePast`, `disableFuture`, `minDateTime`, or `maxDateTime`.',
  },
  () => {
    const minTime = dayjs('2000-01-01T12:00');
    const maxTime = dayjs('2000-01-01T23:00');
    const moments: Partial<DateTimeFieldProps>[] = [
      { value: future, disablePast: true },
      { value: past, disableFuture: true },
      { value: date, minDateTime: past },
      { value: date, maxDateTime: future },
    ];
    for (const Field of [DateTimeField, DateTimePicker]) {
      expect(codeOf(Field, { value: date, minTime })).toBe('minTime');
      expect(codeOf(Field, { value: date, maxTime })).toBeUndefined();
      for (const props of moments) {
        expect(codeOf(Field, { minTime, ...props })).toBeUndefined();
        if (!props.maxDateTime)
          expect(codeOf(Field, { maxTime, ...props })).toBe('maxTime');
        const shouldDisableTime = (value: Dayjs) => value.hour() < 12;
        expect(codeOf(Field, { shouldDisableTime, ...props })).toBe(
          'shouldDisableTime-hours',
        );
      }
    }
    expect(codeOf(TimeField, { value: future, minTime, disablePast: true })).toBe(
      'minTime',
    );
  },
);

claim(
  'a choice can result in an invalid value: an hour that keeps its minute, and Today',
  {
    'date-pickers/validation':
      'a new hour keeps the old minute, and Today is never disabled',
  },
  () => {
    const onChange = jest.fn();
    const last = () => {
      const [value, { validationError }] = onChange.mock.lastCall as [
        Dayjs,
        { validationError: unknown },
      ];
      return [value.format('HH:mm'), validationError];
    };
    renderPicker(
      <TimePicker
        open
        defaultValue={date.minute(15)}
        minTime={date.hour(9).minute(30)}
        onChange={onChange}
      />,
    );
    expect(button('8 hours')).toHaveAttribute('aria-disabled', 'true');
    click(button('9 hours'));
    expect(last()).toEqual(['09:15', 'minTime']);
    renderPicker(
      <DatePicker
        open
        minDate={dayjs('2090-01-01')}
        slotProps={{ actionBar: { actions: ['today'] } }}
        onChange={onChange}
      />,
    );
    expect(button('Today')).toBeEnabled();
    click(button('Today'));
    expect(last()[1]).toBe('minDate');
  },
);

claim(
  'a list for each part validates this part, a single list only hours',
  {
    'date-pickers/validation': [
      '`shouldDisableTime` is called for hours, minutes, and seconds separately, with the view as the second argument.',
      "For a single list of times, the picker calls `shouldDisableTime` only with `'hours'`, but validation calls it with every view.",
    ],
  },
  () => {
    const requested = (minutes: number, value: Dayjs | null = null) => {
      const views = new Set<string>();
      renderPicker(
        <TimePicker
          ampm={false}
          timeSteps={{ minutes }}
          value={value}
          shouldDisableTime={(_, view) => {
            views.add(view);
            return false;
          }}
        />,
      );
      openPicker();
      return [...views].sort();
    };
    expect(requested(5)).toEqual(['hours', 'minutes']);
    expect(requested(60)).toEqual(['hours']);
    expect(requested(60, dayjs('2027-03-11T10:00'))).toEqual([
      'hours',
      'minutes',
      'seconds',
    ]);
  },
);

claim(
  'validationError of a range has a code for each end',
  {
    'date-pickers/validation':
      "The error of a range is an array with one code for the start and one for the end, such as `['minDate', null]`. If the end is before the start and neither value breaks another rule, both entries are `'invalidRange'`.",
  },
  () => {
    const onChange = jest.fn();
    renderPicker(
      <DateRangePicker
        defaultValue={[date, date.date(20)]}
        minDate={dayjs('2027-03-05')}
        onChange={onChange}
      />,
    );
    const change = (text: string) => {
      fill('Day', text);
      const [, context] = onChange.mock.lastCall as [
        unknown,
        { validationError: unknown },
      ];
      return context.validationError;
    };
    expect(change('03')).toEqual(['minDate', null]);
    expect(change('13')).toEqual([null, null]);
    expect(change('25')).toEqual(['invalidRange', 'invalidRange']);
  },
);
