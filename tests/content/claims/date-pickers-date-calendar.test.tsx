/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import {
  DateCalendar,
  MonthCalendar,
  PickersDay,
  YearCalendar,
  type DateCalendarProps,
  type PickersDayProps,
} from '@mui/x-date-pickers';
import {
  button,
  click,
  day,
  find,
  focus,
  has,
  press,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const fewYears = { minDate: dayjs('2026-01-01'), maxDate: dayjs('2029-12-31') };
const month = () => find('.MuiPickersCalendarHeader-label').textContent;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const next = () => click(button('Next month'));

function renderAndListen(props: DateCalendarProps = {}) {
  const log: string[] = [];
  renderPicker(
    <DateCalendar
      onChange={(value: Dayjs | null, state, view) =>
        log.push(`${value?.format('YYYY-MM-DD HH:mm')} ${state} ${view}`)
      }
      {...props}
    />,
  );
  return { take: () => log.splice(0) };
}

claim(
  'it is 320 px wide and 336 px high',
  { 'date-pickers/date-calendar': 'there is room for 320 × 336 px' },
  () => {
    renderPicker(<DateCalendar />);
    expect(find('.MuiDateCalendar-root')).toHaveStyle({
      width: '320px',
      height: '336px',
    });
  },
);

claim(
  'onChange: partial in between, finish and the view for a day; the time is that of the value or referenceDate',
  {
    'date-pickers/date-calendar': [
      "The second argument of `onChange` is the selection state: `'finish'` for a day, and `'partial'` for a year or a month that users choose before the day.",
      "The date keeps the previous value's time. Without a value, `referenceDate` sets the time and the month that is shown first.",
      "The third argument is `'day'` for a day, and `undefined` for a month or a year.",
    ],
  },
  () => {
    const { take } = renderAndListen({
      defaultValue: date,
      views: ['year', 'month', 'day'],
      openTo: 'year',
      ...fewYears,
    });
    click(button('2028'));
    click(button('Apr'));
    click(day('20'));
    expect(take()).toEqual([
      '2028-03-12 10:30 partial undefined',
      '2028-04-12 10:30 partial undefined',
      '2028-04-20 10:30 finish day',
    ]);
    const second = renderAndListen({ referenceDate: dayjs('2026-05-01T07:15') });
    expect(month()).toBe('May 2026');
    click(day('3'));
    expect(second.take()).toEqual(['2026-05-03 07:15 finish day']);
    renderPicker(<DateCalendar />);
    expect(month()).toBe(dayjs().format('MMMM YYYY'));
  },
);

claim(
  'without a day view, the day is kept or adjusted; years can start with the newest',
  {
    'date-pickers/date-calendar': [
      'Its day stays the same if the month has this day and the day is enabled; otherwise, it moves to the closest enabled day. `yearsOrder="desc"` starts with the latest year.',
      'They pass only the date to `onChange`.',
      'which is 200 years by default',
    ],
  },
  () => {
    const { take } = renderAndListen({
      defaultValue: dayjs('2027-03-31'),
      views: ['year', 'month'],
      openTo: 'month',
    });
    click(button('Apr'));
    expect(take()).toEqual(['2027-04-30 00:00 finish undefined']);
    const other = renderAndListen({
      defaultValue: dayjs('2027-03-12'),
      views: ['year', 'month'],
      openTo: 'month',
      shouldDisableDate: (day) => day.month() === 4 && day.date() < 20,
    });
    click(button('Apr'));
    click(button('May'));
    expect(other.take()).toEqual([
      '2027-04-12 00:00 finish undefined',
      '2027-05-20 00:00 finish undefined',
    ]);
    renderPicker(<YearCalendar yearsOrder="desc" />);
    expect(all('.MuiYearCalendar-button')[0]).toHaveTextContent('2099');
    renderPicker(<YearCalendar />);
    expect(all('.MuiYearCalendar-button')).toHaveLength(200);
    const onChange = jest.fn();
    renderPicker(<MonthCalendar value={date} onChange={onChange} />);
    click(button('Apr'));
    expect(onChange.mock.calls[0]).toHaveLength(1);
  },
);

claim(
  'weeks: first day by the locale, headings, numbers, days of other months, rows',
  {
    'date-pickers/date-calendar': [
      '`displayWeekNumber` | adds a column with the week numbers',
      '`showDaysOutsideCurrentMonth` | shows days of the previous and next months',
      '`fixedWeekNumber` | shows at least this number of rows; with 6, every month has six rows',
      '`dayOfWeekFormatter` | returns the heading of a column; the default is the first letter of the weekday',
      'The locale determines the first day of the week and how weeks are numbered. With `adapterLocale="en-gb"` above, weeks start on Monday.',
    ],
  },
  () => {
    renderPicker(<DateCalendar value={date} />);
    const headings = () =>
      all('.MuiDayCalendar-weekDayLabel').map((each) => each.textContent);
    expect(headings().join('')).toBe('SMTWTFS');
    expect(
      all('.MuiPickersDay-root:not(.MuiPickersDay-hiddenDaySpacingFiller)'),
    ).toHaveLength(31);
    renderPicker(
      <DateCalendar
        value={dayjs('2027-02-12')}
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        dayOfWeekFormatter={(weekday) => weekday.format('dd')}
      />,
      { adapterLocale: 'en-gb' },
    );
    expect(headings()[0]).toBe('Mo');
    expect(all('.MuiDayCalendar-weekNumber')[0]).toHaveTextContent('5');
    expect(all('.MuiPickersDay-root')).toHaveLength(42);
    renderPicker(<DateCalendar value={date} fixedWeekNumber={4} />);
    expect(all('.MuiDayCalendar-weekContainer')).toHaveLength(5);
  },
);

claim(
  'today has a ring, unless it is switched off',
  {
    'date-pickers/date-calendar':
      '`disableHighlightToday` | removes the ring around today',
  },
  () => {
    renderPicker(<DateCalendar />);
    expect(has('.MuiPickersDay-today')).toBe(true);
    renderPicker(<DateCalendar disableHighlightToday />);
    expect(has('.MuiPickersDay-today')).toBe(false);
  },
);

claim(
  'an invalid value is shown as selected and disabled, and nothing is reported',
  {
    'date-pickers/date-calendar':
      'The calendar reports no errors: if a value breaks a rule, its day is shown as both selected and disabled.',
  },
  () => {
    const onError = jest.fn();
    const extra = { onError };
    renderPicker(<DateCalendar value={date} shouldDisableDate={() => true} {...extra} />);
    expect(day('12')).toBeDisabled();
    expect(day('12')).toHaveAttribute('aria-selected', 'true');
    expect(onError).not.toHaveBeenCalled();
  },
);

claim(
  'readOnly allows navigation, disabled does not',
  {
    'date-pickers/date-calendar':
      'With `readOnly`, users can browse the calendar but cannot choose a date. `disabled` disables all days and, if there is a value, also navigation to other months.',
  },
  () => {
    const { take } = renderAndListen({ defaultValue: date, readOnly: true });
    click(day('15'));
    expect(take()).toEqual([]);
    next();
    expect(month()).toBe('April 2027');
    renderPicker(<DateCalendar defaultValue={date} disabled />);
    expect(day('15')).toBeDisabled();
    expect(button('Next month')).toBeDisabled();
  },
);

claim(
  'loading shows renderLoading; onMonthChange is also called for the keyboard and years, onYearChange is not',
  {
    'date-pickers/date-calendar': [
      '`renderLoading` returns a placeholder for the days',
      '`onMonthChange` is called twice with the same month when users reach a month with the keyboard or through the list of years.',
      'Do not rely on `onYearChange`: it is declared, but version 8.29.3 never calls it.',
    ],
  },
  () => {
    renderPicker(<DateCalendar loading renderLoading={() => <p>Wait</p>} />);
    expect(has('.MuiPickersDay-root')).toBe(false);
    const onMonthChange = jest.fn();
    const onYearChange = jest.fn();
    renderPicker(
      <DateCalendar
        defaultValue={dayjs('2027-03-31')}
        {...{ onMonthChange, onYearChange, ...fewYears }}
      />,
    );
    focus(day('31'));
    press('ArrowRight');
    const months = () =>
      (onMonthChange.mock.calls as [Dayjs][]).map(([each]) => each.format('YYYY-MM'));
    expect(months()).toEqual(['2027-04', '2027-04']);
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    click(button('2028'));
    expect(months().slice(2)).toEqual(['2028-03', '2028-03']);
    expect(onYearChange).not.toHaveBeenCalled();
  },
);

claim(
  'a day slot created on each render remounts all days',
  {
    'date-pickers/date-calendar':
      'If it is created during render, all days remount each time.',
  },
  () => {
    function Calendar({ slot }: { slot: React.ComponentType<PickersDayProps> }) {
      return <DateCalendar value={date} slots={{ day: slot }} />;
    }
    const make = () => (props: PickersDayProps) => <PickersDay {...props} />;
    const Day = make();
    const { show } = renderPicker(<Calendar slot={Day} />);
    const before = day('12');
    show(<Calendar slot={Day} />);
    expect(day('12')).toBe(before);
    show(<Calendar slot={make()} />);
    expect(day('12')).not.toBe(before);
  },
);

claim(
  'slotProps.day receives the state of the day; a grid is named by its month',
  {
    'date-pickers/date-calendar': [
      "pass a function as `slotProps.day` instead. The function receives the day's state, such as `isDaySelected`.",
      'The days form a grid that is named by the month above it.',
    ],
  },
  () => {
    renderPicker(
      <DateCalendar
        value={date}
        slotProps={{
          day: ({ isDaySelected }) => ({ className: isDaySelected ? 'mine' : '' }),
        }}
      />,
    );
    expect(all('.mine').map((each) => each.textContent)).toEqual(['12']);
    const name = find('[role="grid"]').getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(name)).toHaveTextContent('March 2027');
  },
);

claim(
  'keys that would move to a disabled day have no effect, except left and right',
  {
    'date-pickers/date-calendar':
      'Only ← and → skip disabled days. The other keys do nothing if they lead to a disabled day.',
  },
  () => {
    renderPicker(
      <DateCalendar
        value={date}
        shouldDisableDate={(each) => [11, 19].includes(each.date())}
      />,
    );
    focus(day('12'));
    press('ArrowDown');
    expect(document.activeElement).toHaveTextContent('12');
    press('ArrowLeft');
    expect(document.activeElement).toHaveTextContent('10');
  },
);

claim(
  'keys of months and years: by one, and by one row; months always by three',
  {
    'date-pickers/date-calendar':
      'In the month and year views, the arrow keys move by one item or by one row.',
  },
  () => {
    renderPicker(<MonthCalendar defaultValue={date} />);
    focus(button('Mar'));
    const go = (key: string) => {
      press(key);
      return document.activeElement?.textContent;
    };
    expect(go('ArrowRight')).toBe('Apr');
    expect(go('ArrowDown')).toBe('Jul');
    expect(go('ArrowUp')).toBe('Apr');
    renderPicker(<MonthCalendar defaultValue={date} monthsPerRow={4} />);
    focus(button('Mar'));
    expect(go('ArrowDown')).toBe('Jun');
    renderPicker(<YearCalendar defaultValue={date} yearsPerRow={4} />);
    focus(button('2027'));
    expect(go('ArrowDown')).toBe('2031');
  },
);

claim(
  'autoFocus moves focus to the chosen day',
  {
    'date-pickers/date-calendar':
      '`autoFocus` moves focus into the calendar when it appears.',
  },
  () => {
    renderPicker(<DateCalendar value={date} {...{ autoFocus: true }} />);
    expect(document.activeElement).toBe(day('12'));
  },
);

claim(
  'by default a year and a day; today or the closest date within the limits; the month without a value',
  {
    'date-pickers/date-calendar':
      'The default `referenceDate` is today or, if today is outside the limits, the closest date within them.',
  },
  () => {
    renderPicker(<DateCalendar defaultValue={date} {...fewYears} />);
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    click(button('2028'));
    expect([month(), has('.MuiMonthCalendar-root')]).toEqual(['March 2028', false]);
    const minDate = dayjs('2090-05-06');
    renderPicker(<DateCalendar minDate={minDate} />);
    expect(month()).toBe('May 2090');
    expect(day('6')).toHaveAttribute('tabindex', '0');
    renderPicker(<DateCalendar maxDate={dayjs('2020-02-03')} />);
    expect(month()).toBe('February 2020');
    expect(day('3')).toHaveAttribute('tabindex', '0');
    renderPicker(<DateCalendar disabled referenceDate={date} />);
    next();
    expect(month()).toBe('April 2027');
    expect(day('15')).toBeDisabled();
  },
);
