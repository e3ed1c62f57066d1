/**
 * @jest-environment jsdom
 */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateRangeCalendar,
  DateRangePickerDay,
  DateRangePickerDay2,
  type DateRange,
  type DateRangeCalendarProps,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro';
import HouseBoat from '../../../docs/date-pickers/date-range-calendar/HouseBoat';
import MoveDeadline from '../../../docs/date-pickers/date-range-calendar/MoveDeadline';
import NightlyPrices from '../../../docs/date-pickers/date-range-calendar/NightlyPrices';
import SchoolTerm from '../../../docs/date-pickers/date-range-calendar/SchoolTerm';
import { createMatchMedia } from '../../support/components/createMatchMedia';
import { defaultOf } from '../../support/components/readApi';
import {
  button,
  click,
  day,
  find,
  focus,
  renderPicker,
  silenceLicense,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-15T18:00');

silenceLicense();

function renderCalendar(props: DateRangeCalendarProps = {}) {
  const log: string[] = [];
  renderPicker(
    <DateRangeCalendar
      calendars={1}
      defaultValue={[start, end]}
      onChange={(range: DateRange<Dayjs>, state) =>
        void log.push(`${range.map((each) => each?.date() ?? '–').join(' ')} ${state}`)
      }
      onRangePositionChange={(position) => void log.push(position)}
      onMonthChange={(month) => void log.push(month.format('MMMM'))}
      {...props}
    />,
  );
  return { take: () => log.splice(0) };
}

const drag = (from: string, to: string) => {
  const stored = new Map<string, string>();
  const dataTransfer = {
    setDragImage: () => undefined,
    setData: (kind: string, text: string) => void stored.set(kind, text),
    getData: (kind: string) => stored.get(kind),
  };
  const send = (type: 'dragStart' | 'dragEnter' | 'drop', text: string) => {
    const event = createEvent[type](day(text));
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(day(text), event);
  };
  send('dragStart', from);
  send('dragEnter', to);
  send('drop', to);
};

claim(
  'states: partial for the start, finish for the end, partial for a reversed end',
  {
    'date-pickers/date-range-calendar': [
      '`calendars` sets the number of months side by side: one, two (the default), or three.',
      "choose or drag the start | `'partial'`, even if there is an end",
      "choose or drag the end | `'finish'`",
      "choose an end before the start | `'partial'`; the day becomes the start",
    ],
  },
  () => {
    expect(defaultOf('DateRangeCalendar', 'calendars')).toBe('2');
    expect(defaultOf('DateRangeCalendar', 'defaultRangePosition')).toBe("'start'");
    const { take } = renderCalendar();
    click(day('13'));
    expect(take()).toEqual(['end', '13 15 partial']);
    click(day('20'));
    expect(take()).toEqual(['start', '13 20 finish']);
    const turned = renderCalendar({ defaultRangePosition: 'end' });
    click(day('10'));
    expect(turned.take()).toEqual(['end', '10 – partial']);
  },
);

claim(
  'an end without a start is partial',
  {
    'date-pickers/date-range-calendar':
      "choose or drag the end | `'finish'`, or `'partial'` without a start",
  },
  () => {
    const { take } = renderCalendar({
      defaultValue: [null, end],
      defaultRangePosition: 'end',
    });
    click(day('20'));
    expect(take()).toEqual(['start', '– 20 partial']);
  },
);

claim(
  'dragging: states, swapped ends, and how to disable it',
  {
    'date-pickers/date-range-calendar': [
      "choose or drag the start | `'partial'`, even if there is an end",
      'Users can drag the start or the end of a complete range to another day. If they drag one past the other, the start and the end swap roles. `disableDragEditing`,',
    ],
  },
  () => {
    const { take } = renderCalendar();
    drag('12', '10');
    expect(take()).toEqual(['end', '10 15 partial']);
    drag('15', '17');
    expect(take()).toEqual(['start', '10 17 finish']);
    const swapped = renderCalendar();
    drag('15', '10');
    expect(swapped.take().at(-1)).toMatch(/^10 12/);
    const fixed = renderCalendar({ disableDragEditing: true });
    drag('15', '17');
    expect(fixed.take()).toEqual([]);
    expect(day('15').draggable).toBe(false);
  },
);

claim(
  'with one available position, each click finishes',
  {
    'date-pickers/date-range-calendar': [
      "With a fixed `rangePosition`, each click sets the same position and reports `'finish'`:",
      'Without this limit, clicking a day before the start would make that day the new start.',
    ],
  },
  () => {
    const { take } = renderCalendar({
      rangePosition: 'end',
      availableRangePositions: ['end'],
    });
    click(day('20'));
    click(day('22'));
    expect(take()).toEqual(['12 20 finish', '12 22 finish']);
    click(day('8'));
    expect(take()).toEqual(['end', '8 – partial']);
  },
);

claim(
  'onMonthChange gets the month at the position',
  {
    'date-pickers/date-range-calendar':
      'Whenever users change the month, `onMonthChange` receives the month at `currentMonthCalendarPosition`.',
  },
  () => {
    const { take } = renderCalendar({ calendars: 2, currentMonthCalendarPosition: 2 });
    const before = document.querySelectorAll('[role="grid"]').length;
    click(button('Next month'));
    expect([before, take()]).toEqual([2, ['April']]);
  },
);

claim(
  'props of a day',
  {
    'date-pickers/date-range-calendar': [
      'isHighlighting | all days of the range',
      'isStartOfHighlighting, isEndOfHighlighting | the first and last days of the range',
      `isVisuallySelected | days that are rendered as a filled circle |
draggable | the start and end days, if users can drag them |
isFirstVisibleCell, isLastVisibleCell | the first and last days shown in the month`,
    ],
  },
  () => {
    const seen = new Map<number, DateRangePickerDayProps>();
    function Day(props: DateRangePickerDayProps) {
      if (!props.outsideCurrentMonth) seen.set(props.day.date(), props);
      return <DateRangePickerDay {...props} />;
    }
    renderCalendar({ slots: { day: Day } });
    const daysWith = (name: keyof DateRangePickerDayProps) =>
      [...seen].filter(([, props]) => props[name]).map(([date]) => date);
    expect(daysWith('isHighlighting')).toEqual([12, 13, 14, 15]);
    expect(daysWith('isStartOfHighlighting')).toEqual([12]);
    expect(daysWith('isEndOfHighlighting')).toEqual([15]);
    expect(daysWith('isVisuallySelected')).toEqual([12, 15]);
    expect(daysWith('draggable')).toEqual([12, 15]);
    expect(daysWith('isFirstVisibleCell')).toEqual([1]);
    expect(daysWith('isLastVisibleCell')).toEqual([31]);
    expect(daysWith('isPreviewing')).toEqual([]);
  },
);

claim(
  'the preview starts at the end of the range, with a fine pointer',
  {
    'date-pickers/date-range-calendar': [
      'isPreviewing | days that a click on the hovered day would add to the range',
      'the first and last days of this preview: the hovered day and the start or end closest to it',
    ],
  },
  () => {
    window.matchMedia = createMatchMedia(() => true);
    const seen: string[] = [];
    function Day(props: DateRangePickerDayProps) {
      const { day: date, isPreviewing, isStartOfPreviewing, isEndOfPreviewing } = props;
      const parts = { isPreviewing, isStartOfPreviewing, isEndOfPreviewing };
      for (const [name, value] of Object.entries(parts)) {
        if (value && !props.outsideCurrentMonth) seen.push(`${date.date()} ${name}`);
      }
      return <DateRangePickerDay {...props} />;
    }
    renderCalendar({ slots: { day: Day }, defaultRangePosition: 'end' });
    seen.splice(0);
    fireEvent.mouseEnter(day('17'));
    expect(seen).toEqual([
      '15 isStartOfPreviewing',
      '16 isPreviewing',
      '17 isPreviewing',
      '17 isEndOfPreviewing',
    ]);
    Reflect.deleteProperty(window, 'matchMedia');
  },
);

claim(
  'PickerDay2 is one element, the former day is nested',
  {
    'date-pickers/date-range-calendar':
      'renders one element per day instead of three nested elements',
  },
  () => {
    renderCalendar();
    expect(day('12').parentElement?.parentElement).toHaveClass(
      'MuiDateRangePickerDay-root',
    );
    renderPicker(
      <DateRangeCalendar
        calendars={1}
        defaultValue={[start, end]}
        slots={{ day: DateRangePickerDay2 }}
      />,
    );
    expect(find('.MuiDateRangePickerDay2-root').tagName).toBe('BUTTON');
  },
);

claim(
  'empty cells of PickerDay2 are buttons, unless other months are shown',
  {
    'date-pickers/date-range-calendar':
      'Also set `showDaysOutsideCurrentMonth`: without this prop, in version 8.29.3, the empty cells of other months are buttons without a name. The prop works only with one calendar.',
  },
  () => {
    const nameless = (props: DateRangeCalendarProps) => {
      renderCalendar({ slots: { day: DateRangePickerDay2 }, ...props });
      const buttons = [...document.querySelectorAll('button[role="gridcell"]')];
      return buttons.filter((each) => !each.textContent).length;
    };
    expect(nameless({})).toBe(4);
    expect(nameless({ showDaysOutsideCurrentMonth: true })).toBe(0);
    expect(nameless({ showDaysOutsideCurrentMonth: true, calendars: 2 })).toBeGreaterThan(
      0,
    );
  },
);

claim(
  'headers: format, arrows at the outer ends',
  {
    'date-pickers/date-range-calendar': [
      'It shows the month; the first and last headers also have an arrow.',
      "To change the text, set a format with your date library's tokens:",
    ],
  },
  () => {
    renderCalendar({
      calendars: 3,
      slotProps: { calendarHeader: { format: 'MMM YYYY' } },
    });
    expect(screen.getByText('Mar 2027')).toBeVisible();
    expect(screen.getByText('May 2027')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Previous month' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Next month' })).toHaveLength(1);
  },
);

claim(
  'focus: autoFocus, focusedView and reported changes',
  {
    'date-pickers/date-range-calendar':
      "`autoFocus` focuses a day when the calendar appears. To move focus later, set `focusedView` to `'day'`. `onFocusedViewChange` fires when focus enters or leaves the days.",
  },
  () => {
    renderCalendar({ autoFocus: true });
    expect(document.activeElement).toBe(day('12'));
    const log: unknown[] = [];
    renderCalendar({ onFocusedViewChange: (...all) => void log.push(all) });
    focus(day('12'));
    expect(log).toEqual([['day', true]]);
    renderCalendar({ focusedView: 'day' });
    expect(document.activeElement).toBe(day('12'));
  },
);

claim(
  'the boat: buttons select the end to change',
  {
    'date-pickers/date-range-calendar':
      'To let users change one date without choosing the other again, control `rangePosition` with `onRangePositionChange`:',
  },
  () => {
    render(<HouseBoat />);
    click(day('14'));
    expect(button('Return: 14 Jun')).toBeVisible();
    click(button('Return: 14 Jun'));
    click(day('16'));
    expect(button('Board: 7 Jun')).toBeVisible();
    expect(button('Return: 16 Jun')).toBeVisible();
  },
);

claim(
  'the deadline: each click finishes, days before the start are disabled',
  { 'date-pickers/date-range-calendar': 'In the demo, `minDate` is the start.' },
  () => {
    render(<MoveDeadline />);
    const dayButton = (name: string) =>
      screen
        .getAllByRole('gridcell', { name })
        .find((each) => each.tagName === 'BUTTON')!;
    click(dayButton('30'));
    expect(screen.getByText('Due March 30 (finish)')).toBeVisible();
    expect(dayButton('7')).toBeDisabled();
  },
);

claim(
  'prices are added up, and days contain them',
  {
    'date-pickers/date-range-calendar':
      'The `day` slot renders each day. To add content, wrap the default component, `DateRangePickerDay`:',
  },
  () => {
    render(<NightlyPrices />);
    expect(screen.getByText('€284 in total')).toBeVisible();
    expect(screen.getByLabelText('March 11, €82, booked')).toBeVisible();
    click(screen.getByLabelText('March 9, €82'));
    expect(screen.getByText('€366 in total')).toBeVisible();
  },
);

claim(
  'the header of the term counts months and names the grid',
  {
    'date-pickers/date-range-calendar':
      'Each month is a separate grid named by its header.',
  },
  () => {
    render(<SchoolTerm />);
    expect(screen.getByRole('grid', { name: 'March, month 2 of 4' })).toBeVisible();
    click(button('Next month'));
    click(button('Next month'));
    expect(screen.getByText('May, month 4 of 4')).toBeVisible();
    expect(button('Next month')).toHaveAttribute('aria-disabled', 'true');
    click(button('Next month'));
    expect(screen.getByText('May, month 4 of 4')).toBeVisible();
  },
);

claim(
  'a reference date replaces the time, also of an end that has one',
  {
    'date-pickers/date-range-calendar':
      'The time of a new day comes from `referenceDate` or, if this prop is not set, from the day being replaced.',
  },
  () => {
    const times: (string | undefined)[] = [];
    const onChange = ([from]: DateRange<Dayjs>) => times.push(from?.format('HH:mm'));
    renderCalendar({ onChange });
    click(day('10'));
    renderCalendar({ onChange, referenceDate: dayjs('2027-03-01T08:15') });
    click(day('10'));
    expect(times).toEqual(['10:30', '08:15']);
  },
);
