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
  type DateRange,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro';
import { defaultOf } from '../../support/components/readApi';
import {
  button,
  click,
  day,
  find,
  focus,
  has,
  openPicker,
  renderPicker,
  section,
  textOf,
  typeInto,
  silenceLicense,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-15T18:00');
const show = (range: DateRange<Dayjs>) =>
  range.map((each) => (each?.isValid() ? each.format('DD HH:mm') : String(each)));

silenceLicense();

function renderRange(props: DateRangePickerProps = {}) {
  const log: string[][] = [];
  const record = (name: string) => (range: DateRange<Dayjs>) =>
    void log.push([name, ...show(range)]);
  renderPicker(
    <DateRangePicker
      calendars={1}
      onChange={record('onChange')}
      onAccept={record('onAccept')}
      onClose={() => log.push(['onClose'])}
      {...props}
    />,
  );
  return { take: () => log.splice(0), choose: (text: string) => click(day(text)) };
}

claim(
  'an empty range: the start, then the end at midnight of referenceDate, then it closes',
  {
    'date-pickers/date-range-picker': [
      'have chosen the start | `[start, null]`',
      'have chosen both ends | `[start, end]`',
      'When both ends are chosen in the popper, `onAccept` fires and the popper closes.',
    ],
  },
  () => {
    const referenceDate = dayjs('2027-03-01T00:00');
    const { take, choose } = renderRange({ referenceDate });
    openPicker();
    choose('12');
    expect(take()).toEqual([['onChange', '12 00:00', 'null']]);
    choose('15');
    expect(take()).toEqual([
      ['onChange', '12 00:00', '15 00:00'],
      ['onAccept', '12 00:00', '15 00:00'],
      ['onClose'],
    ]);
  },
);

claim(
  'a start after the end clears the end; an end before the start becomes the start',
  {
    'date-pickers/date-range-picker': [
      'choose a start after the end | `[start, null]`; the old end is cleared',
      'choose an end before the start | `[day, null]`; the day becomes the start',
      'The start and the end may be the same day.',
    ],
  },
  () => {
    const { take, choose } = renderRange({ defaultValue: [start, end] });
    openPicker();
    choose('20');
    expect(take()).toEqual([['onChange', '20 10:30', 'null']]);
    choose('18');
    expect(take()).toEqual([['onChange', '18 00:00', 'null']]);
    choose('18');
    expect(
      take()[0]
        ?.slice(1)
        .map((each) => each.slice(0, 2)),
    ).toEqual(['18', '18']);
  },
);

claim(
  'Esc in between accepts a range with null',
  {
    'date-pickers/date-range-picker':
      '`onAccept` then receives a range that contains `null`',
  },
  () => {
    const { take, choose } = renderRange({ defaultValue: [start, end] });
    openPicker();
    choose('20');
    take();
    fireEvent.keyDown(find('.MuiPickerPopper-root'), { key: 'Escape' });
    expect(take()).toEqual([['onAccept', '20 10:30', 'null'], ['onClose']]);
  },
);

claim(
  'defaultRangePosition="end" starts with the end, which keeps its time',
  {
    'date-pickers/date-range-picker':
      'With `defaultRangePosition="end"`, users choose the end first',
  },
  () => {
    const { take, choose } = renderRange({
      defaultValue: [start, end],
      defaultRangePosition: 'end',
    });
    openPicker();
    choose('20');
    expect(take()[0]).toEqual(['onChange', '12 10:30', '20 18:00']);
  },
);

claim(
  'two inputs open with a click, focus selects the position, and no form data exists',
  {
    'date-pickers/date-range-picker': [
      'Opens with | the button | a click, Enter, or Space in an input',
      'Label | `label` | `localeText.start` and `localeText.end`',
      'Form data with `name` | both dates as one string | –',
      'With two inputs, a click in the calendar sets the start or the end, depending on which input has focus.',
    ],
  },
  () => {
    const { take, choose } = renderRange({
      name: 'stay',
      defaultValue: [start, end],
      slots: { field: MultiInputDateRangeField },
      localeText: { start: 'Arrival', end: 'Departure' },
    });
    const labels = [...document.querySelectorAll('label')].map(
      (each) => each.textContent,
    );
    expect(labels).toEqual(['Arrival', 'Departure']);
    expect(has('input[name]:not([name=""])')).toBe(false);
    const target = section('Day', 1);
    fireEvent.mouseDown(target);
    focus(target);
    click(target);
    expect(has('.MuiPickerPopper-root')).toBe(true);
    expect(document.activeElement).toBe(target);
    choose('20');
    expect(take()[0]).toEqual(['onChange', '12 10:30', '20 18:00']);
  },
);

claim(
  'one input opens only with the button, whose name contains the range',
  {
    'date-pickers/date-range-picker': [
      'Opens with | the button',
      'With one input, all sections are in one group',
      'The button\'s accessible name contains the range: "Choose range, selected range is Mar 12, 2027 - Mar 15, 2027".',
    ],
  },
  () => {
    renderRange({ defaultValue: [start, end] });
    click(section('Day'));
    expect(has('.MuiPickerPopper-root')).toBe(false);
    expect(
      button('Choose range, selected range is Mar 12, 2027 - Mar 15, 2027'),
    ).toBeVisible();
    expect(document.querySelectorAll('[role="group"]')).toHaveLength(1);
  },
);

claim(
  'shortcuts receive isValid, accept and close; "set" only selects',
  {
    'date-pickers/date-range-picker': [
      "A shortcut accepts the range that its `getValue` returns and closes the picker. With `changeImportance: 'set'`, it only selects the range.",
      'It receives `isValid`, which checks a range against your rules.',
    ],
  },
  () => {
    const items = [
      {
        label: 'Spring',
        getValue: ({ isValid }: { isValid: (range: DateRange<Dayjs>) => boolean }) =>
          isValid([end, start])
            ? ([null, null] as DateRange<Dayjs>)
            : ([start, end] as DateRange<Dayjs>),
      },
    ];
    const first = renderRange({ slotProps: { shortcuts: { items } } });
    openPicker();
    click(button('Spring'));
    expect(first.take().map(([name]) => name)).toEqual([
      'onChange',
      'onAccept',
      'onClose',
    ]);
    const second = renderRange({
      slotProps: { shortcuts: { items, changeImportance: 'set' } },
    });
    openPicker();
    click(button('Spring'));
    expect(second.take().map(([name]) => name)).toEqual(['onChange']);
  },
);

claim(
  'limits: each end has its rule, days between are not checked, a typed end may be too early',
  {
    'date-pickers/date-range-picker': [
      "`shouldDisableDate` receives the day and the `position` that is being chosen, `'start'` or `'end'`, so the start and the end can have their own rules:",
      'Only the two ends are checked.',
      "`['invalidRange', 'invalidRange']` means that a typed end is before the start",
    ],
  },
  () => {
    const errors: unknown[] = [];
    renderRange({
      defaultValue: [start, end],
      shouldDisableDate: (each, position) =>
        each.date() === 13 || (position === 'start' && each.date() === 20),
      onError: (code) => errors.push(code),
    });
    expect(errors).toEqual([]);
    openPicker();
    expect([day('13'), day('20')].map((each) => each.hasAttribute('disabled'))).toEqual([
      true,
      true,
    ]);
    click(day('14'));
    expect(day('20')).toBeEnabled();
    typeInto('Day', '10', 1);
    expect(errors).toEqual([['invalidRange', 'invalidRange']]);
  },
);

claim(
  'the calendar: two months, the position of the current one, one in the dialog',
  {
    'date-pickers/date-range-picker': [
      '`calendars` | 2; 1 in a',
      '`currentMonthCalendarPosition` | 1 | the position of the current month',
      'The dialog shows one month at a time and a toolbar with both ends.',
    ],
  },
  () => {
    expect(defaultOf('DateRangePicker', 'calendars')).toBe('2');
    const months = () =>
      [...document.querySelectorAll('[role="grid"]')].map(
        (each) =>
          document.getElementById(each.getAttribute('aria-labelledby') ?? '')
            ?.textContent,
      );
    const value: DateRange<Dayjs> = [start, end];
    renderPicker(<DateRangeCalendar value={value} />);
    expect(months()).toEqual(['March 2027', 'April 2027']);
    renderPicker(<DateRangeCalendar value={value} currentMonthCalendarPosition={2} />);
    expect(months()).toEqual(['February 2027', 'March 2027']);
    renderPicker(<MobileDateRangePicker open value={value} {...{ calendars: 3 }} />);
    expect(months()).toEqual(['March 2027']);
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent('Mar 12 – Mar 15');
  },
);

claim(
  'the separator of the field, and pasted text that is split at it',
  {
    'date-pickers/date-range-picker':
      'Choose a separator that does not occur in the format, because pasted text is split at the separator.',
  },
  () => {
    renderRange({
      defaultValue: [start, end],
      slotProps: { field: { dateSeparator: 'to' } },
    });
    expect(textOf()).toBe('03/12/2027 to 03/15/2027');
    focus(section('Day'));
    fireEvent.paste(section('Day'), {
      clipboardData: { getData: () => '04/01/2027 to 04/05/2027' },
    });
    expect(textOf()).toBe('04/01/2027 to 04/05/2027');
  },
);

claim(
  'without a license key, the calendar has a watermark',
  { 'date-pickers/date-range-picker': 'shows a watermark over the calendar' },
  () => {
    renderPicker(<DateRangeCalendar />);
    expect(find('.MuiDateRangeCalendar-root')).toHaveTextContent(
      'MUI X Missing license key',
    );
  },
);
