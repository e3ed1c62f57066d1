/**
 * @jest-environment jsdom
 */
import { fireEvent } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateRangeCalendar,
  DateRangePicker,
  MobileDateRangePicker,
  MultiInputDateRangeField,
  StaticDateRangePicker,
  type DateRange,
  type DateRangeCalendarProps,
} from '@mui/x-date-pickers-pro';
import {
  button,
  click,
  day,
  find,
  focus,
  has,
  openPicker,
  press,
  renderPicker,
  section,
  silenceLicense,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-15T18:00');
const show = (range: DateRange<Dayjs>) =>
  range.map((each) => each?.format('DD HH:mm:ss') ?? null);
const all = (selector: string) => document.querySelectorAll(selector).length;
const months = () =>
  [...document.querySelectorAll('[role="grid"]')].map(
    (each) =>
      document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

silenceLicense();

/** The calendar's result of a click on a day. */
function choose(text: string, props: DateRangeCalendarProps) {
  const onChange = jest.fn();
  renderPicker(<DateRangeCalendar onChange={onChange} {...props} />);
  click(day(text));
  return show((onChange.mock.lastCall as [DateRange<Dayjs>])[0]);
}

claim(
  'the time of a selected day: referenceDate, or the replaced day, or midnight',
  {
    'date-pickers/date-range-picker': [
      'The time of a chosen day comes from `referenceDate` if you set it. Otherwise, the time comes from the date being replaced; if there is no such date, the time is midnight.',
      'If the start and the end are on the same day and the end would be before the start, the end becomes 23:59:59.',
    ],
  },
  () => {
    const both: DateRangeCalendarProps = { calendars: 1, defaultValue: [start, end] };
    expect(choose('13', both)).toEqual(['13 10:30:00', '15 18:00:00']);
    const referenceDate = dayjs('2027-03-01T08:15');
    expect(choose('13', { ...both, referenceDate })).toEqual([
      '13 08:15:00',
      '15 18:00:00',
    ]);
    const toEnd: DateRangeCalendarProps = {
      calendars: 1,
      defaultValue: [start, null],
      defaultRangePosition: 'end',
    };
    expect(choose('13', toEnd)).toEqual(['12 10:30:00', '13 00:00:00']);
    expect(choose('12', toEnd)).toEqual(['12 10:30:00', '12 23:59:59']);
    expect(choose('12', { ...toEnd, defaultValue: [start, end.hour(8)] })).toEqual([
      '12 10:30:00',
      '12 23:59:59',
    ]);
  },
);

claim(
  'The dialog waits for OK',
  { 'date-pickers/date-range-picker': 'The dialog waits for OK' },
  () => {
    const log: string[] = [];
    renderPicker(
      <MobileDateRangePicker
        defaultValue={[start, end]}
        onAccept={(range) => log.push(...(show(range) as string[]))}
        onClose={() => log.push('onClose')}
      />,
    );
    openPicker();
    click(day('13'));
    click(day('16'));
    expect(log).toEqual([]);
    click(button('OK'));
    expect(log).toEqual(['13 10:30:00', '16 18:00:00', 'onClose']);
  },
);

for (const key of ['Enter', ' '])
  claim(
    `with two inputs, the key "${key}" opens the popper`,
    {
      'date-pickers/date-range-picker': [
        'Opens with | the button | a click, Enter, or Space in an input',
        'Focus while open | in the calendar | in the input',
      ],
    },
    () => {
      renderPicker(<DateRangePicker slots={{ field: MultiInputDateRangeField }} />);
      const target = section('Day', 1);
      focus(target);
      expect(has('.MuiPickerPopper-root')).toBe(false);
      press(key);
      expect(has('.MuiPickerPopper-root')).toBe(true);
      expect(find('[role="group"]', 1)).toContainElement(
        document.activeElement as HTMLElement,
      );
    },
  );

claim(
  'with two inputs, focus is in the calendar of the dialog',
  {
    'date-pickers/date-range-picker':
      'Focus while open | in the calendar | in the input; in the dialog, in the calendar',
  },
  () => {
    renderPicker(
      <MobileDateRangePicker
        defaultValue={[start, end]}
        slots={{ field: MultiInputDateRangeField }}
      />,
    );
    const target = section('Day');
    focus(target);
    fireEvent.click(target);
    expect(document.activeElement).toBe(day('12'));
  },
);

claim(
  'a shortcut whose range violates a rule is disabled; getValue runs when they are rendered',
  {
    'date-pickers/date-range-picker': 'A shortcut whose range breaks a rule is disabled.',
  },
  () => {
    const getValue = jest.fn((): DateRange<Dayjs> => [start, end]);
    const early = (): DateRange<Dayjs> => [start.date(1), end];
    const items = [
      { label: 'Fits', getValue },
      { label: 'Early', getValue: early },
    ];
    renderPicker(
      <DateRangePicker
        minDate={dayjs('2027-03-10')}
        slotProps={{ shortcuts: { items } }}
      />,
    );
    expect(getValue).not.toHaveBeenCalled();
    openPicker();
    expect(getValue).toHaveBeenCalled();
    expect(button('Fits')).not.toHaveAttribute('aria-disabled', 'true');
    expect(button('Early')).toHaveAttribute('aria-disabled', 'true');
  },
);

claim(
  'rangePosition selects which end is set, with onRangePositionChange',
  {
    'date-pickers/date-range-picker':
      '`rangePosition` and `onRangePositionChange` control whether the start or the end is next',
  },
  () => {
    const onChange = jest.fn();
    const onRangePositionChange = jest.fn();
    renderPicker(
      <DateRangePicker
        closeOnSelect={false}
        defaultValue={[start, end]}
        rangePosition="end"
        {...{ onChange, onRangePositionChange }}
      />,
    );
    openPicker();
    click(day('16'));
    click(day('17'));
    const ranges = (onChange.mock.calls as [DateRange<Dayjs>][]).map(([each]) =>
      show(each),
    );
    expect(ranges).toEqual([
      ['12 10:30:00', '16 18:00:00'],
      ['12 10:30:00', '17 18:00:00'],
    ]);
    expect(onRangePositionChange).toHaveBeenLastCalledWith('start');
  },
);

claim(
  'after the start, the calendar goes to the month of the end, unless disableAutoMonthSwitching',
  {
    'date-pickers/date-range-picker':
      '`disableAutoMonthSwitching` | `false` | keeps the visible month after the start is chosen',
  },
  () => {
    const defaultValue: DateRange<Dayjs> = [start, end.month(6)];
    choose('13', { defaultValue });
    expect(months()).toEqual(['June 2027', 'July 2027']);
    choose('13', { defaultValue, disableAutoMonthSwitching: true });
    expect(months()).toEqual(['March 2027', 'April 2027']);
  },
);

claim(
  'week numbers, days of other months only with one calendar, rows',
  {
    'date-pickers/date-range-picker': [
      '`displayWeekNumber` | `false` | shows week numbers',
      '`showDaysOutsideCurrentMonth` | `false` | shows days of the previous and next months; use it with one calendar',
      '`fixedWeekNumber` | – | shows at least this number of rows; with 6, every month has six rows',
    ],
  },
  () => {
    const defaultValue: DateRange<Dayjs> = [start, end];
    const draw = (props: DateRangeCalendarProps) => {
      renderPicker(<DateRangeCalendar defaultValue={defaultValue} {...props} />);
      return [
        has('.MuiDayCalendar-weekNumber'),
        all('button[role="gridcell"]'),
        all('.MuiDayCalendar-weekContainer'),
      ];
    };
    expect(draw({ calendars: 1 })).toEqual([false, 31, 5]);
    expect(draw({ calendars: 1, displayWeekNumber: true })[0]).toBe(true);
    expect(draw({ calendars: 1, showDaysOutsideCurrentMonth: true })[1]).toBe(35);
    expect(draw({ showDaysOutsideCurrentMonth: true })[1]).toBe(61);
    expect(draw({ calendars: 1, fixedWeekNumber: 6 })[2]).toBe(6);
  },
);

claim(
  'the static variant shows one month, two on the desktop',
  {
    'date-pickers/date-range-picker': [
      '1 in a `StaticDateRangePicker` unless `displayStaticWrapperAs` is `"desktop"`',
      'With `displayStaticWrapperAs="desktop"`, a `StaticDateRangePicker` shows two months and no toolbar.',
    ],
  },
  () => {
    renderPicker(<StaticDateRangePicker defaultValue={[start, end]} />);
    expect(months()).toEqual(['March 2027']);
    expect(has('.MuiPickersToolbar-root')).toBe(true);
    renderPicker(<StaticDateRangePicker calendars={2} defaultValue={[start, end]} />);
    expect(months()).toHaveLength(2);
    renderPicker(
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        defaultValue={[start, end]}
      />,
    );
    expect(months()).toEqual(['March 2027', 'April 2027']);
    expect(has('.MuiPickersToolbar-root')).toBe(false);
  },
);
