/**
 * @jest-environment jsdom
 */
import { act, fireEvent } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateRangeCalendar,
  DateRangePicker,
  MobileDateRangePicker,
  SingleInputDateRangeField,
  type DateRange,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro';
import { defaultOf } from '../../support/readApi';
import {
  button,
  click,
  day,
  fill,
  find,
  focus,
  has,
  input,
  renderPicker,
  section,
  textOf,
  typeInto,
  silenceLicense,
} from '../../support/pickerDom';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-15T18:00');
const show = (range: DateRange<Dayjs>) =>
  range.map((each) => (each?.isValid() ? each.format('DD HH:mm') : String(each)));

silenceLicense();

function renderRange(props: DateRangePickerProps<Dayjs> = {}) {
  const log: string[][] = [];
  const hear = (name: string) => (range: DateRange<Dayjs>) =>
    void log.push([name, ...show(range)]);
  renderPicker(
    <DateRangePicker
      onChange={hear('onChange')}
      onAccept={hear('onAccept')}
      onClose={() => log.push(['onClose'])}
      {...props}
    />,
  );
  return { take: () => log.splice(0), choose: (text: string) => click(day(text)) };
}

/** Clicks the input of the start, or the only one. */
function openRange() {
  focus(input());
  click(input());
}

test('an empty range: the start, then the end at midnight of referenceDate, then it closes', () => {
  const referenceDate = dayjs('2027-03-01T00:00');
  const { take, choose } = renderRange({ referenceDate });
  openRange();
  choose('12');
  expect(take()).toEqual([['onChange', '12 00:00', 'null']]);
  choose('15');
  expect(take()).toEqual([
    ['onChange', '12 00:00', '15 00:00'],
    ['onAccept', '12 00:00', '15 00:00'],
    ['onClose'],
  ]);
});

test('a start after the end drops the end; an end before the start becomes the start', () => {
  const { take, choose } = renderRange({ defaultValue: [start, end] });
  openRange();
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
});

test('Esc in between accepts a range with null', () => {
  const { take, choose } = renderRange({ defaultValue: [start, end] });
  openRange();
  choose('20');
  take();
  fireEvent.keyDown(find('.MuiPickersPopper-root'), { key: 'Escape' });
  expect(take()).toEqual([['onAccept', '20 10:30', 'null'], ['onClose']]);
});

test('two inputs open with a click, the focus decides, and nothing is sent', () => {
  const { take, choose } = renderRange({
    name: 'stay',
    defaultValue: [start, end],
    localeText: { start: 'Arrival', end: 'Departure' },
  });
  const labels = [...document.querySelectorAll('label')].map((each) => each.textContent);
  expect(labels).toEqual(['Arrival', 'Departure']);
  expect(has('input[name]:not([name=""])')).toBe(false);
  const target = section('Day', 1);
  fireEvent.mouseDown(target);
  focus(target);
  click(target);
  expect(has('.MuiPickersPopper-root')).toBe(true);
  expect(document.activeElement).toBe(target);
  choose('20');
  expect(take()[0]).toEqual(['onChange', '12 10:30', '20 18:00']);
});

test('one input opens with a click, too, and sends both dates', () => {
  renderRange({
    name: 'stay',
    label: 'Stay',
    defaultValue: [start, end],
    slots: { field: SingleInputDateRangeField },
  });
  expect(find('input[name="stay"]')).toHaveValue('03/12/2027 – 03/15/2027');
  expect(find('label')).toHaveTextContent('Stay');
  openRange();
  expect(has('.MuiPickersPopper-root')).toBe(true);
  expect(document.activeElement).toBe(input());
});

test('typing accepts when users leave the field', async () => {
  const { take } = renderRange({ defaultValue: [start, end] });
  fill('Day', '10');
  expect(take()).toEqual([['onChange', '10 10:30', '15 18:00']]);
  await act(async () => {
    (document.activeElement as HTMLElement).blur();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(take()[0]).toEqual(['onAccept', '10 10:30', '15 18:00']);
});

test('shortcuts get isValid, accept and close; "set" only selects', () => {
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
  openRange();
  click(button('Spring'));
  expect(first.take().map(([name]) => name)).toEqual(['onChange', 'onAccept', 'onClose']);
  const second = renderRange({
    slotProps: { shortcuts: { items, changeImportance: 'set' } },
  });
  openRange();
  click(button('Spring'));
  expect(second.take().map(([name]) => name)).toEqual(['onChange']);
});

test('limits: each end has its rule, days between are not checked, a typed end may be too early', () => {
  const errors: unknown[] = [];
  renderRange({
    defaultValue: [start, end],
    shouldDisableDate: (each, position) =>
      each.date() === 13 || (position === 'start' && each.date() === 20),
    onError: (code) => errors.push(code),
  });
  expect(errors).toEqual([]);
  openRange();
  expect([day('13'), day('20')].map((each) => each.hasAttribute('disabled'))).toEqual([
    true,
    true,
  ]);
  click(day('14'));
  expect(day('20')).toBeEnabled();
  typeInto('Day', '10', 1);
  expect(errors).toEqual([['invalidRange', 'invalidRange']]);
});

test('the calendar: two months, the place of the current one, one in the dialog', () => {
  const months = () =>
    [...document.querySelectorAll('[role="grid"]')].map(
      (each) =>
        document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
  const value: DateRange<Dayjs> = [start, end];
  renderPicker(<DateRangeCalendar value={value} />);
  expect(months()).toEqual(['March 2027', 'April 2027']);
  renderPicker(<DateRangeCalendar value={value} currentMonthCalendarPosition={2} />);
  expect(months()).toEqual(['February 2027', 'March 2027']);
  renderPicker(<MobileDateRangePicker open value={value} {...{ calendars: 3 }} />);
  expect(months()).toEqual(['March 2027']);
  expect(find('.MuiPickersToolbar-root')).toHaveTextContent('Mar 12 – Mar 15');
});

test('the separator of the field, and pasted text that is split at it', () => {
  renderRange({
    defaultValue: [start, end],
    slots: { field: SingleInputDateRangeField },
    slotProps: { field: { dateSeparator: 'to' } },
  });
  expect(textOf()).toBe('03/12/2027 to 03/15/2027');
  focus(section('Day'));
  fireEvent.paste(section('Day'), {
    clipboardData: { getData: () => '04/01/2027 to 04/05/2027' },
  });
  expect(textOf()).toBe('04/01/2027 to 04/05/2027');
  renderRange({
    defaultValue: [start, end],
    slotProps: { fieldSeparator: { children: 'to' } },
  });
  expect(find('.MuiMultiInputDateRangeField-separator')).toHaveTextContent('to');
});

test('without a license key, the calendar has a watermark', () => {
  renderPicker(<DateRangeCalendar />);
  expect(find('.MuiDateRangeCalendar-root')).toHaveTextContent(
    'MUI X Missing license key',
  );
});

test('the defaults of the table', () => {
  const names = [
    'calendars',
    'currentMonthCalendarPosition',
    'disableAutoMonthSwitching',
    'disableDragEditing',
    'showDaysOutsideCurrentMonth',
  ];
  expect(names.map((name) => defaultOf('DateRangePicker', name))).toEqual([
    '2',
    '1',
    'false',
    'false',
    'false',
  ]);
});
