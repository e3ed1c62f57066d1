/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DigitalClock,
  MultiSectionDigitalClock,
  type DigitalClockProps,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers';
import FreeAppointments from '../../../docs/date-pickers/digital-clock/FreeAppointments';
import RecordingStart from '../../../docs/date-pickers/digital-clock/RecordingStart';
import SeatsLeft from '../../../docs/date-pickers/digital-clock/SeatsLeft';
import VisitingHours from '../../../docs/date-pickers/digital-clock/VisitingHours';
import {
  button,
  click,
  find,
  focus,
  press,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const time = dayjs('2027-03-12T10:30:20');
const entries = (list = 0) =>
  [...find('[role="listbox"]', list).querySelectorAll('[role="option"]')].map(
    (each) => each.textContent,
  );
const marked = () => document.querySelectorAll('[aria-selected="true"]').length;
const dimmed = () => document.querySelectorAll('[role="option"].Mui-disabled').length;

const listen = () => {
  const log: string[] = [];
  return {
    take: () => log.splice(0),
    onChange: (value: Dayjs | null, state?: string, view?: string) =>
      void log.push(`${value?.format('YYYY-MM-DD HH:mm:ss')} ${state} ${view}`),
  };
};
const single = (props: DigitalClockProps = {}) => {
  const { take, onChange } = listen();
  renderPicker(<DigitalClock ampm={false} onChange={onChange} {...props} />);
  return take;
};
const several = (props: MultiSectionDigitalClockProps = {}) => {
  const { take, onChange } = listen();
  renderPicker(<MultiSectionDigitalClock ampm={false} onChange={onChange} {...props} />);
  return take;
};

claim(
  '30 minutes from midnight; the day of value, reference or today; no seconds',
  {
    'date-pickers/digital-clock': [
      '`timeStep` is the number of minutes between two entries, 30 by default. The first entry is midnight.',
      "`onChange` receives the time, the state `'finish'`, and the view `'hours'`. The day of the value stays the same. If there is no value, the day comes from `referenceDate`, and the list scrolls to the entry for this date's time. The default `referenceDate` is midnight today.",
      'Choosing an entry sets the seconds and milliseconds to 0.',
    ],
  },
  () => {
    const take = single({ defaultValue: time });
    expect(entries()).toHaveLength(48);
    expect(entries()[0]).toBe('00:00');
    expect(marked()).toBe(0);
    click(button('11:00'));
    expect(take()).toEqual(['2027-03-12 11:00:00 finish hours']);
    expect(marked()).toBe(1);
    const referred = single({ referenceDate: time });
    click(button('11:00'));
    expect(referred()).toEqual(['2027-03-12 11:00:00 finish hours']);
    const empty = single();
    click(button('11:00'));
    expect(empty()).toEqual([`${dayjs().format('YYYY-MM-DD')} 11:00:00 finish hours`]);
    single({ timeStep: 20, value: dayjs('2027-03-12T10:20') });
    expect(marked()).toBe(1);
    single({ value: dayjs('2027-03-12T10:20') });
    expect(marked()).toBe(0);
  },
);

claim(
  'an entry is selected if it equals the value to the millisecond',
  {
    'date-pickers/digital-clock':
      'An entry is shown as selected only if it equals the value to the millisecond.',
  },
  () => {
    single({ value: dayjs('2027-03-12T10:30:00.000') });
    expect(marked()).toBe(1);
    const take = single({ value: dayjs('2027-03-12T10:30:00.001') });
    expect(marked()).toBe(0);
    click(button('11:00'));
    expect(take()).toEqual(['2027-03-12 11:00:00 finish hours']);
  },
);

claim(
  'shouldDisableTime receives each time once, with hours; disabled ones are dimmed or omitted',
  {
    'date-pickers/digital-clock': [
      "In this clock, the function's second argument, the view, is always `'hours'`.",
      '`skipDisabled` hides disabled times. Without this prop, they are dimmed.',
      'If no times are left, the list is empty.',
    ],
  },
  () => {
    const seen: string[] = [];
    const props: DigitalClockProps = {
      timeStep: 360,
      shouldDisableTime: (value, view) => {
        seen.push(`${value.format('HH:mm')} ${view}`);
        return value.hour() === 6;
      },
    };
    single(props);
    expect(seen).toEqual(['00:00 hours', '06:00 hours', '12:00 hours', '18:00 hours']);
    expect([entries().length, dimmed()]).toEqual([4, 1]);
    single({ ...props, skipDisabled: true });
    expect(entries()).toEqual(['00:00', '12:00', '18:00']);
    single({ timeStep: 360, skipDisabled: true, shouldDisableTime: () => true });
    expect(entries()).toEqual([]);
  },
);

claim(
  'disablePast compares times of day, or moments with disableIgnoringDatePartForTimeValidation',
  {
    'date-pickers/digital-clock':
      "`disablePast` and `disableFuture` compare the time of day with the current time and ignore the value's day. Set `disableIgnoringDatePartForTimeValidation` to include the day.",
  },
  () => {
    jest.useFakeTimers().setSystemTime(new Date('2027-03-12T09:00'));
    const refuse = (props: DigitalClockProps) => {
      single({ timeStep: 720, ...props });
      return dimmed();
    };
    const days = { disableIgnoringDatePartForTimeValidation: true };
    const before = { value: dayjs('2026-03-12T12:00'), disablePast: true };
    expect([refuse(before), refuse({ ...before, ...days })]).toEqual([1, 2]);
    const after = { value: dayjs('2028-03-12T12:00'), disableFuture: true };
    expect([refuse(after), refuse({ ...after, ...days })]).toEqual([1, 2]);
    jest.useRealTimers();
  },
);

claim(
  'minutesStep disables entries',
  {
    'date-pickers/digital-clock':
      "`minutesStep` does not set the list's step: it disables entries whose minute is not a multiple of `minutesStep`.",
  },
  () => {
    single({ minutesStep: 60 });
    expect([entries().length, dimmed()]).toEqual([48, 24]);
    several({ minutesStep: 15 });
    expect(entries(1)).toHaveLength(12);
    expect(dimmed()).toBe(8);
  },
);

claim(
  'several lists: steps, states, preserved parts',
  {
    'date-pickers/digital-clock': [
      '`{ hours: 1, minutes: 5, seconds: 5 }` by default',
      "`onChange` receives `'finish'` for the last list and `'partial'` for the others. In 12-hour format, the last list contains AM and PM.",
      'Unlike the single list, this clock keeps the parts that users do not change',
      'After users choose an entry in a `MultiSectionDigitalClock`, `onFocusedViewChange` and `onViewChange` report the next list.',
    ],
  },
  () => {
    const views: string[] = [];
    const focused: unknown[] = [];
    const take = several({
      defaultValue: time,
      onViewChange: (view) => void views.push(view),
      onFocusedViewChange: (...all) => void focused.push(all),
    });
    expect([entries(0).length, entries(1).length]).toEqual([24, 12]);
    click(button('9 hours'));
    click(button('45 minutes'));
    expect(take()).toEqual([
      '2027-03-12 09:30:20 partial hours',
      '2027-03-12 09:45:20 finish minutes',
    ]);
    expect([views, focused]).toEqual([['minutes'], [['minutes', true]]]);
    const half = several({ defaultValue: time, ampm: true });
    click(button('45 minutes'));
    click(button('PM'));
    expect(half()).toEqual([
      '2027-03-12 10:45:20 partial minutes',
      '2027-03-12 22:45:20 finish meridiem',
    ]);
  },
);

claim(
  'several lists: shouldDisableTime by view, skipDisabled',
  {
    'date-pickers/digital-clock': [
      '`skipDisabled` hides disabled entries.',
      'The clock calls `shouldDisableTime` for each part, with the view as the second argument.',
    ],
  },
  () => {
    const seen = new Set<string>();
    several({
      defaultValue: time,
      skipDisabled: true,
      shouldDisableTime: (value, view) => {
        seen.add(view);
        return view === 'minutes' && value.minute() > 10;
      },
    });
    expect([...seen].sort()).toEqual(['hours', 'minutes']);
    expect(entries(1)).toEqual(['00', '05', '10']);
  },
);

claim(
  'focus: autoFocus, focusedView, keys, digits',
  {
    'date-pickers/digital-clock': [
      "When the list appears, `autoFocus` moves focus to the entry that Tab would reach. To move focus later, set `focusedView` to `'hours'`",
      '↓, Home, End, Page Up, and Page Down move focus',
      'Typing digits jumps to the first time that starts with them.',
    ],
  },
  () => {
    const shown = () => document.activeElement?.textContent;
    const tabStops = () =>
      [...document.querySelectorAll('[role="option"][tabindex="0"]')].map(
        ({ textContent }) => textContent,
      );
    for (const [props, entry] of [
      [{ defaultValue: dayjs('2027-03-12T10:30') }, '10:30'],
      [{ defaultValue: dayjs('2027-03-12T10:20') }, '00:00'],
      [{ referenceDate: dayjs('2027-03-12T14:00') }, '14:00'],
      [{}, '00:00'],
    ] as const) {
      single({ ...props, autoFocus: true });
      expect([shown(), tabStops()]).toEqual([entry, [entry]]);
    }
    single({ defaultValue: dayjs('2027-03-12T10:30'), focusedView: 'hours' });
    expect(shown()).toBe('10:30');
    press('ArrowDown');
    expect(shown()).toBe('11:00');
    press('End');
    expect(shown()).toBe('23:30');
    press('PageUp');
    expect(shown()).toBe('21:00');
    press('Home');
    expect(shown()).toBe('00:00');
    press('PageDown');
    expect(shown()).toBe('02:30');
    press('1');
    press('4');
    expect(shown()).toBe('14:00');
    several({ defaultValue: time, view: 'minutes', focusedView: 'minutes' });
    expect(shown()).toBe('30');
  },
);

claim(
  'names of the lists; one tab stop each; readOnly and disabled',
  {
    'date-pickers/digital-clock': [
      'Each list is a list box with one tab stop. The single list is named "Select time"; the others are named "Select hours", "Select minutes", and so on.',
      'With `readOnly`, users can focus entries but not choose them. `disabled` dims every entry.',
    ],
  },
  () => {
    const take = single({ value: dayjs('2027-03-12T10:30'), readOnly: true });
    expect(find('[role="listbox"]')).toHaveAccessibleName('Select time');
    expect(document.querySelectorAll('[role="option"][tabindex="0"]')).toHaveLength(1);
    focus(button('10:30'));
    click(button('11:00'));
    expect([take(), document.activeElement?.textContent]).toEqual([[], '10:30']);
    single({ disabled: true });
    expect(dimmed()).toBe(48);
    several({ value: time });
    expect(
      ['Select hours', 'Select minutes'].map((name, list) =>
        find('[role="listbox"]', list).matches(`[aria-label="${name}"]`),
      ),
    ).toEqual([true, true]);
  },
);

claim(
  'omitting the focused entry removes the tab stop',
  {
    'date-pickers/digital-clock':
      'If no entry matches, Tab moves to midnight. If `skipDisabled` hides midnight, Tab skips the list.',
  },
  () => {
    const stops = () => document.querySelectorAll('[role="option"][tabindex="0"]').length;
    const minTime = dayjs('2027-03-12T08:00');
    single({ skipDisabled: true, minTime, referenceDate: minTime });
    expect(stops()).toBe(1);
    single({ skipDisabled: true, minTime, referenceDate: minTime.hour(7) });
    expect(stops()).toBe(0);
    single({ referenceDate: minTime.minute(10) });
    expect(find('[role="option"][tabindex="0"]')).toHaveTextContent('00:00');
    single({ skipDisabled: true, minTime, referenceDate: minTime.minute(10) });
    expect(stops()).toBe(0);
    render(<FreeAppointments />);
    expect(stops()).toBe(1);
    click(button('Check-up'));
    expect(stops()).toBe(1);
  },
);

claim(
  'the list scrolls above 232 px',
  { 'date-pickers/digital-clock': 'A list that is taller than 232 px scrolls.' },
  () => {
    single();
    expect(getComputedStyle(find('.MuiDigitalClock-root')).maxHeight).toBe('232px');
  },
);

test('appointments follow the service', () => {
  render(<FreeAppointments />);
  expect(entries()).toHaveLength(12 - 5);
  click(button('09:40'));
  expect(screen.getByText('Cleaning on March 12, 09:40')).toBeVisible();
  click(button('Check-up'));
  expect(entries()[0]).toBe('08:00');
  expect(entries()).not.toContain('09:40');
  expect(screen.getByText('Choose a time.')).toBeVisible();
});

test('demos: seats, recording, visiting hours', () => {
  const { unmount } = render(<SeatsLeft />);
  expect(entries()).toEqual([
    '06:00 PM2 seats',
    '07:00 PM8 seats',
    '08:00 PM1 seat',
    '09:00 PM12 seats',
  ]);
  click(button('08:00 PM1 seat'));
  expect(find('[aria-selected="true"]')).toHaveTextContent('08:00 PM');
  unmount();
  const recording = render(<RecordingStart />);
  expect([entries(0), entries(1), entries(2)].map((list) => list.length)).toEqual([
    24, 6, 4,
  ]);
  click(button('50 minutes'));
  expect(screen.getByText('Camera on at 05:50:15 (minutes: partial)')).toBeVisible();
  recording.unmount();
  render(<VisitingHours />);
  expect(entries()).toHaveLength(12);
  expect(getComputedStyle(find('.MuiDigitalClock-list')).display).toBe('grid');
});

claim(
  'only the arrows up and down move focus, one time at once',
  {
    'date-pickers/digital-clock':
      '↓ and ↑ still move to the next and previous time, not to the row below or above. ← and → do nothing.',
  },
  () => {
    const shown = () => document.activeElement?.textContent;
    single({ defaultValue: dayjs('2027-03-12T10:30'), autoFocus: true });
    press('ArrowRight');
    press('ArrowLeft');
    expect(shown()).toBe('10:30');
    press('ArrowDown');
    expect(shown()).toBe('11:00');
    press('ArrowUp');
    press('ArrowUp');
    expect(shown()).toBe('10:00');
  },
);
