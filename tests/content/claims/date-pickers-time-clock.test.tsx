/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers';
import BakingTimer from '../../../docs/date-pickers/time-clock/BakingTimer';
import FerrySailings from '../../../docs/date-pickers/time-clock/FerrySailings';
import FocusTheMinutes from '../../../docs/date-pickers/time-clock/FocusTheMinutes';
import WakeUpCall from '../../../docs/date-pickers/time-clock/WakeUpCall';
import {
  button,
  click,
  find,
  has,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const time = dayjs('2027-03-12T09:40');
const face = () => find('.MuiClock-wrapper');
const key = (name: string) => fireEvent.keyDown(face(), { key: name });
const numbers = () =>
  [...document.querySelectorAll('.MuiClockNumber-root')].map((each) => each.textContent);
const refused = () =>
  [...document.querySelectorAll('.MuiClockNumber-root.Mui-disabled')].map(
    (each) => each.textContent,
  );

/** Taps the middle of the right edge, which is 3 hours or 15 minutes. */
const tap = (finish = true, clientX = 220, clientY = 110) => {
  const mask = find('.MuiClock-squareMask');
  const touch = { changedTouches: [{ clientX, clientY }] };
  fireEvent.touchMove(mask, touch);
  if (finish) fireEvent.touchEnd(mask, touch);
};

function renderClock(props: TimeClockProps = {}) {
  const log: string[] = [];
  const onChange = (value: Dayjs | null, state?: string, view?: string) =>
    void log.push(`${value?.format('YYYY-MM-DD HH:mm')} ${state} ${view}`);
  renderPicker(
    <TimeClock defaultValue={time} ampm={false} {...{ onChange }} {...props} />,
  );
  return { take: () => log.splice(0) };
}

claim(
  'states: shallow while dragging, partial, finish; keys are partial',
  {
    'date-pickers/time-clock': `'shallow' | while users drag the hand |
'partial' | when a part is chosen and another part follows, and each time users press an arrow key |
'finish' | when the last part is chosen with the pointer, Enter, or Space`,
  },
  () => {
    const views: string[] = [];
    const { take } = renderClock({ onViewChange: (view) => void views.push(view) });
    tap(false);
    expect(take()).toEqual(['2027-03-12 03:40 shallow hours']);
    tap();
    expect(take()).toEqual([
      '2027-03-12 03:40 shallow hours',
      '2027-03-12 03:40 partial hours',
    ]);
    expect(views).toEqual(['minutes']);
    key('ArrowUp');
    key('Enter');
    key(' ');
    expect(take()).toEqual([
      '2027-03-12 03:41 partial minutes',
      '2027-03-12 03:41 finish minutes',
      '2027-03-12 03:41 finish minutes',
    ]);
    expect(views).toEqual(['minutes']);
  },
);

claim(
  'an empty clock has no hand; parts come from referenceDate or midnight today',
  {
    'date-pickers/time-clock':
      'After the first choice, the other parts come from `referenceDate`, or from midnight today.',
  },
  () => {
    const { take } = renderClock({ defaultValue: undefined });
    expect(has('.MuiClockPointer-root')).toBe(false);
    tap();
    expect(take()[1]).toBe(`${dayjs().format('YYYY-MM-DD')} 03:00 partial hours`);
    const referred = renderClock({ defaultValue: undefined, referenceDate: time });
    tap();
    expect(referred.take()[1]).toBe('2027-03-12 03:40 partial hours');
  },
);

claim(
  'views and rings',
  {
    'date-pickers/time-clock': [
      '`openTo` is the view that opens first',
      'In 24-hour format, the face has two rings: 1 to 12 outside, 13 to 00 inside.',
      'In 12-hour format, the clock itself has no AM and PM buttons by default',
    ],
  },
  () => {
    renderClock();
    expect(numbers()).toHaveLength(24);
    expect(numbers()[0]).toBe('00');
    renderClock({ ampm: true });
    expect(numbers()).toHaveLength(12);
    expect(has('.MuiClock-amButton')).toBe(false);
    renderClock({ openTo: 'minutes' });
    expect(face()).toHaveAccessibleName(/^Select minutes/);
  },
);

claim(
  'AM and PM: partial, and also shown with hours only',
  {
    'date-pickers/time-clock':
      "For the AM and PM buttons, the state is also `'partial'`.",
  },
  () => {
    const { take } = renderClock({ ampm: true, ampmInClock: true });
    click(button('PM'));
    expect(take()).toEqual(['2027-03-12 21:40 partial undefined']);
    renderClock({ ampm: true, ampmInClock: true, views: ['minutes'] });
    expect(has('.MuiClock-amButton')).toBe(false);
  },
);

claim(
  'minutesStep snaps the hand and the arrow keys',
  {
    'date-pickers/time-clock':
      'With `minutesStep`, the hand also snaps to multiples of the step.',
  },
  () => {
    const { take } = renderClock({ openTo: 'minutes', minutesStep: 20 });
    tap(true, 215, 80);
    expect(take()[1]).toBe('2027-03-12 09:20 finish minutes');
    key('ArrowUp');
    expect(take()).toEqual(['2027-03-12 09:40 partial minutes']);
  },
);

claim(
  'full moments as limits; disabled numbers ignore clicks',
  {
    'date-pickers/time-clock': [
      'It ignores clicks on these times',
      'By default, `minTime` and `maxTime` ignore the day. `disableIgnoringDatePartForTimeValidation` includes the day',
    ],
  },
  () => {
    const limit = dayjs('2027-03-11T23:00');
    const { take } = renderClock({ minTime: limit });
    expect(refused()).toHaveLength(23);
    tap();
    expect(take()).toEqual([]);
    renderClock({ minTime: limit, disableIgnoringDatePartForTimeValidation: true });
    expect(refused()).toEqual([]);
  },
);

claim(
  'the clock face references a number only for multiples of five',
  {
    'date-pickers/time-clock':
      'In version 8.29.3, if the minutes are not a multiple of five, no number is exposed to screen readers as active.',
  },
  () => {
    const isThere = () =>
      document.getElementById(face().getAttribute('aria-activedescendant') ?? '') !==
      null;
    renderClock({ openTo: 'minutes' });
    expect(isThere()).toBe(true);
    renderClock({ openTo: 'minutes', defaultValue: time.minute(42) });
    expect(isThere()).toBe(false);
  },
);

claim(
  'readOnly and disabled ignore keys; only disabled is dimmed',
  {
    'date-pickers/time-clock':
      '`readOnly` lets users focus the face but not change the time; `disabled` also dims the face.',
  },
  () => {
    const { take } = renderClock({ readOnly: true });
    key('ArrowUp');
    expect([take(), refused()]).toEqual([[], []]);
    expect(face().tabIndex).toBe(0);
    const other = renderClock({ disabled: true });
    key('ArrowUp');
    expect(other.take()).toEqual([]);
    expect(refused()).toHaveLength(24);
  },
);

claim(
  'label and size',
  {
    'date-pickers/time-clock': [
      'a single tab stop with the role `listbox` and a label such as "Select minutes. Selected time is 09:40 AM"',
      'The clock is 320 px wide, and the face is 220 px wide.',
    ],
  },
  () => {
    renderClock({ ampm: true, openTo: 'minutes' });
    expect(face()).toHaveAccessibleName('Select minutes. Selected time is 09:40 AM');
    expect(getComputedStyle(find('.MuiTimeClock-root')).width).toBe('320px');
    expect(getComputedStyle(find('.MuiClock-clock')).width).toBe('220px');
  },
);

claim(
  'the wake-up call saves finished values',
  {
    'date-pickers/time-clock':
      'Show the value in every state, but save only the finished value:',
  },
  () => {
    render(<WakeUpCall />);
    tap();
    expect(screen.getByText('03:30 on the clock, call booked for 06:30')).toBeVisible();
    tap();
    expect(screen.getByText('03:15 on the clock, call booked for 03:15')).toBeVisible();
  },
);

claim(
  'the timer goes back with its buttons',
  {
    'date-pickers/time-clock':
      'Use `view` and `onViewChange` to connect your own controls:',
  },
  () => {
    render(<BakingTimer />);
    tap();
    expect(face()).toHaveAccessibleName(/^Select seconds/);
    click(button('15 min'));
    expect(face()).toHaveAccessibleName(/^Select minutes/);
  },
);

claim(
  'ferries: 13 is disabled; 21 keeps 40 minutes, and the hand disappears',
  {
    'date-pickers/time-clock':
      'Choosing a new hour keeps the old minute, so two allowed choices can produce a time that is not allowed. To see this, choose 21 in the demo. The minute hand then disappears until users choose another minute.',
  },
  () => {
    render(<FerrySailings />);
    expect(refused()).toEqual(['00', '1', '2', '3', '4', '5', '13', '22', '23']);
    expect(screen.getByText('Ferry at 20:40')).toBeVisible();
    key('ArrowUp');
    expect(screen.getByText('The last ferry leaves at 21:20.')).toBeVisible();
    expect(has('.MuiClockPointer-root')).toBe(true);
    key('Enter');
    expect(has('.MuiClockPointer-root')).toBe(false);
    tap();
    expect(screen.getByText('Ferry at 21:20')).toBeVisible();
  },
);

claim(
  'focusedView moves focus, again after a blur',
  {
    'date-pickers/time-clock': [
      'To focus it later, set `focusedView` to the current view',
      'so the demo resets `focusedView` on blur:',
    ],
  },
  () => {
    render(<FocusTheMinutes />);
    expect(document.activeElement).toBe(document.body);
    click(button('Delay the train of 5:05 PM'));
    expect(document.activeElement).toBe(face());
    expect(face()).toHaveAccessibleName(/^Select minutes/);
    act(() => face().blur());
    click(button('Delay the train of 5:05 PM'));
    expect(document.activeElement).toBe(face());
  },
);

claim(
  'autoFocus focuses the clock face, and focus is reported with each view',
  { 'date-pickers/time-clock': '`autoFocus` focuses the face when it appears.' },
  () => {
    const onFocusedViewChange = jest.fn();
    renderClock({ autoFocus: true, onFocusedViewChange });
    expect(document.activeElement).toBe(face());
    tap();
    expect(onFocusedViewChange.mock.calls).toEqual([['minutes', true]]);
  },
);

claim(
  'showViewSwitcher adds arrows to both neighboring views',
  { 'date-pickers/time-clock': '`showViewSwitcher` adds arrows to go back and forward.' },
  () => {
    renderClock({ showViewSwitcher: true });
    click(button('Open next view'));
    expect(face()).toHaveAccessibleName(/^Select minutes/);
    click(button('Open previous view'));
    expect(face()).toHaveAccessibleName(/^Select hours/);
  },
);
