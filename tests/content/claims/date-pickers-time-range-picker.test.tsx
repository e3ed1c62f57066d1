/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  MobileTimeRangePicker,
  TimeRangePicker,
  type TimeRangePickerProps,
} from '@mui/x-date-pickers-pro';
import CourtBooking from '../../../docs/date-pickers/time-range-picker/CourtBooking';
import GuardShift from '../../../docs/date-pickers/time-range-picker/GuardShift';
import PharmacyHours from '../../../docs/date-pickers/time-range-picker/PharmacyHours';
import QuietHours from '../../../docs/date-pickers/time-range-picker/QuietHours';
import { defaultOf } from '../../support/components/readApi';
import {
  button,
  click,
  escape,
  fill,
  find,
  has,
  listenToRange,
  openPicker,
  renderPicker,
  section,
  textOf,
  silenceLicense,
  writeRange,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-12T16:00');
const lists = () =>
  [...document.querySelectorAll('[role="listbox"]')].map(
    (each) => `${each.getAttribute('aria-label')} ${each.children.length}`,
  );

silenceLicense();

function renderRange(props: TimeRangePickerProps = {}) {
  const { log, take, props: received } = listenToRange();
  renderPicker(
    <TimeRangePicker
      ampm={false}
      defaultValue={[start, end]}
      {...received}
      onChange={(range, { validationError }) =>
        void log.push(
          validationError[0]
            ? `${writeRange(range)} ${validationError}`
            : writeRange(range),
        )
      }
      onRangePositionChange={(position) => void log.push(position)}
      {...props}
    />,
  );
  return { take };
}

claim(
  'Next moves to the end, OK accepts; Esc keeps, Cancel reverts',
  {
    'date-pickers/time-range-picker': [
      'Users choose the start, press Next, and choose the end. OK accepts the range.',
      'OK, Esc, and a click outside keep the choice; Cancel restores the last accepted range.',
    ],
  },
  () => {
    const { take } = renderRange();
    openPicker();
    click(button('11 hours'));
    click(button('Next'));
    click(button('17 hours'));
    click(button('OK'));
    expect(take()).toEqual([
      '12 11:30 to 12 16:00',
      'end',
      '12 11:30 to 12 17:00',
      'accept 12 11:30 to 12 17:00',
      'close',
    ]);
    const left = renderRange();
    openPicker();
    click(button('11 hours'));
    escape();
    expect(left.take().slice(1)).toEqual(['accept 12 11:30 to 12 16:00', 'close']);
    const canceled = renderRange();
    openPicker();
    click(button('11 hours'));
    click(button('Cancel'));
    expect(canceled.take()).toEqual([
      '12 11:30 to 12 16:00',
      '12 10:30 to 12 16:00',
      'close',
    ]);
  },
);

claim(
  'closeOnSelect closes only after the last list of the end',
  {
    'date-pickers/time-range-picker':
      'With `closeOnSelect`, the picker closes after users choose a value from the last list for the end.',
  },
  () => {
    const { take } = renderRange({ closeOnSelect: true });
    openPicker();
    click(button('11 hours'));
    click(button('15 minutes'));
    expect(take()).not.toContain('close');
    click(button('Next'));
    click(button('17 hours'));
    expect(take()).not.toContain('close');
    click(button('45 minutes'));
    expect(take()).toContain('close');
  },
);

claim(
  'a start after the end, an end before the start',
  {
    'date-pickers/time-range-picker': `choose a start after the end | [start, null] |
choose an end before the start | [start, end] with 23:59 as the end |
type a start after the end, or an end before the start | [start, end] with the code 'invalidRange'`,
  },
  () => {
    const { take } = renderRange();
    openPicker();
    click(button('18 hours'));
    expect(take()).toEqual(['12 18:30 to –']);
    const early = renderRange({ defaultRangePosition: 'end' });
    openPicker();
    click(button('9 hours'));
    expect(early.take()).toEqual(['12 10:30 to 12 23:59']);
    const typed = renderRange();
    fill('Hours', '09', 1);
    expect(typed.take()[0]).toBe('12 10:30 to 12 09:00 invalidRange,invalidRange');
    const typedStart = renderRange();
    fill('Hours', '18');
    expect(typedStart.take()).toContain('12 18:30 to 12 16:00 invalidRange,invalidRange');
  },
);

claim(
  'an empty picker uses the day of the reference',
  {
    'date-pickers/time-range-picker':
      'If there is no value, both ends use the day of `referenceDate`',
  },
  () => {
    const { take } = renderRange({
      defaultValue: undefined,
      referenceDate: dayjs('2027-05-04T08:00'),
    });
    openPicker();
    click(button('9 hours'));
    expect(take()).toEqual(['04 09:00 to –']);
  },
);

claim(
  'lists: two, three with seconds, one for few times',
  {
    'date-pickers/time-range-picker': [
      'If a day has 24 possible times or fewer, the picker shows a single list of times for the start and another for the end.',
      "The default is `['hours', 'minutes']`; add `'seconds'` for a third list",
    ],
  },
  () => {
    expect(defaultOf('TimeRangePicker', 'thresholdToRenderTimeInASingleColumn')).toBe(
      '24',
    );
    renderRange({ open: true });
    expect(lists()).toEqual(['Select hours 24', 'Select minutes 12']);
    renderRange({ open: true, views: ['hours', 'minutes', 'seconds'] });
    expect(lists()).toHaveLength(3);
    renderRange({ open: true, timeSteps: { minutes: 60 } });
    expect(lists()).toEqual(['Select time 24']);
    renderPicker(<MobileTimeRangePicker open ampm={false} value={[start, end]} />);
    expect(lists()).toEqual(['Select hours 24', 'Select minutes 12']);
  },
);

claim(
  'tabs and toolbar: in the dialog, in the popper when not hidden',
  {
    'date-pickers/time-range-picker': [
      '`DesktopTimeRangePicker` | a popper | hidden',
      'The tabs switch between the start and the end',
      '`hidden` to show or hide the tabs or the toolbar, in both the dialog and the popper.',
    ],
  },
  () => {
    renderRange({ open: true });
    expect([has('[role="tab"]'), has('.MuiPickersToolbar-root')]).toEqual([false, false]);
    const slotProps = { tabs: { hidden: false }, toolbar: { hidden: false } };
    const { take } = renderRange({ open: true, slotProps });
    expect([has('[role="tab"]'), has('.MuiPickersToolbar-root')]).toEqual([true, true]);
    click(button('End'));
    expect(take()).toEqual(['end']);
  },
);

claim(
  'shouldDisableTime does not receive the position; codes exist for each end',
  {
    'date-pickers/time-range-picker':
      '`onError` receives an array with one code for the start and one for the end. `shouldDisableTime` does not receive the position in the range',
  },
  () => {
    const counts = new Set<number>();
    const codes: unknown[] = [];
    renderRange({
      minTime: dayjs('2027-03-12T11:00'),
      onError: (each) => void codes.push(each),
      shouldDisableTime: (...all) => {
        counts.add(all.length);
        return false;
      },
    });
    expect([...counts]).toEqual([2]);
    expect(codes).toEqual([['minTime', null]]);
  },
);

claim(
  'minutes between two steps are an error',
  {
    'date-pickers/time-range-picker':
      'If users type minutes that are not a multiple of `minutesStep`, the picker reports an error.',
  },
  () => {
    const codes: unknown[] = [];
    renderRange({
      defaultValue: [dayjs('2027-03-12T10:10'), dayjs('2027-03-12T11:30')],
      minutesStep: 15,
      onError: (each) => void codes.push(each),
    });
    expect(codes).toEqual([['minutesStep', null]]);
  },
);

claim(
  'the button announces the range',
  {
    'date-pickers/time-range-picker': "The button's accessible name contains the range:",
  },
  () => {
    renderRange();
    expect(button('Choose range, selected range is 10:30 - 16:00')).toBeVisible();
  },
);

claim(
  'the court: slots, price, longest game',
  {
    'date-pickers/time-range-picker':
      'There is no prop for a minimum or maximum duration. Check the duration yourself, as in the next demo.',
  },
  () => {
    render(<CourtBooking />);
    expect(screen.getByText('90 minutes, €21')).toBeVisible();
    openPicker();
    expect(lists()).toEqual(['Select time 29']);
    click(button('18:30'));
    click(button('Next'));
    click(button('21:00'));
    expect(screen.getByText(/at most two hours/)).toBeVisible();
  },
);

claim(
  'the guard: the end stays on the next day, and the duration ignores days',
  {
    'date-pickers/time-range-picker': [
      'always put the end on the next day so that it is never before the start:',
      'a shift from 9:00 to 17:00 then counts as 8 hours, not 32',
    ],
  },
  () => {
    render(<GuardShift />);
    expect(screen.getByText('8 h 0 min on duty')).toBeVisible();
    fill('Hours', '09');
    fill('Hours', '17', 1);
    expect(screen.getByText('8 h 0 min on duty')).toBeVisible();
    expect(has('.Mui-error')).toBe(false);
    openPicker();
    click(button('Next'));
    click(button('5 hours'));
    expect(screen.getByText('20 h 0 min on duty')).toBeVisible();
  },
);

claim(
  'quiet hours: two labels, a click opens, shortcuts set both ends',
  {
    'date-pickers/time-range-picker': [
      'A shortcut sets both ends with one click.',
      'With `MultiInputTimeRangeField`, clicking the first input opens the picker at the start, and clicking the second input opens it at the end.',
    ],
  },
  () => {
    render(<QuietHours />);
    expect(screen.getByRole('group', { name: 'Mute from' })).toBeVisible();
    fireEvent.click(section('Hours', 1));
    expect(button('OK')).toBeVisible();
    click(screen.getByText('Focus time'));
    expect([textOf(0), textOf(1)]).toEqual(['09:00', '11:30']);
  },
);

claim(
  'the pharmacy: texts of tabs and toolbar, saved with OK',
  {
    'date-pickers/time-range-picker': [
      '`localeText.start` and `localeText.end` are the tab labels',
      'The toolbar shows `toolbarPlaceholder` for an empty time and `localeText.toolbarTitle` as its title.',
    ],
  },
  () => {
    render(<PharmacyHours />);
    openPicker();
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent('Saturday');
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent('··');
    click(button('9 hours'));
    click(button('30 minutes'));
    click(button('Closes'));
    click(button('13 hours'));
    click(button('OK'));
    expect(screen.getByText('Open 09:30 to 13:00')).toBeVisible();
  },
);
