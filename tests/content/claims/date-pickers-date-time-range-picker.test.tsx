/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateTimeRangePicker,
  MobileDateRangePicker,
  MobileDateTimeRangePicker,
  type DateRange,
  type DateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro';
import MaintenanceWindow from '../../../docs/date-pickers/date-time-range-picker/MaintenanceWindow';
import SensorExport from '../../../docs/date-pickers/date-time-range-picker/SensorExport';
import TypedNightFlight from '../../../docs/date-pickers/date-time-range-picker/TypedNightFlight';
import VanRental from '../../../docs/date-pickers/date-time-range-picker/VanRental';
import {
  button,
  click,
  day,
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
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const start = dayjs('2027-03-12T10:30');
const end = dayjs('2027-03-14T16:00');
const shows = () => [has('[role="grid"]'), has('[role="listbox"]')];

silenceLicense();

function renderRange(props: DateTimeRangePickerProps = {}) {
  const { take, props: received } = listenToRange();
  renderPicker(
    <DateTimeRangePicker
      ampm={false}
      defaultValue={[start, end]}
      {...received}
      {...props}
    />,
  );
  return { take };
}

claim(
  'calendar and lists side by side, Next, OK',
  {
    'date-pickers/date-time-range-picker':
      'The popper shows a calendar and lists of times side by side, first for the start and, after users press Next, for the end. OK accepts the range.',
  },
  () => {
    const { take } = renderRange();
    expect(textOf()).toBe('03/12/2027 10:30 – 03/14/2027 16:00');
    openPicker();
    expect(shows()).toEqual([true, true]);
    expect(document.querySelectorAll('[role="grid"]')).toHaveLength(1);
    click(day('13'));
    click(button('9 hours'));
    click(button('Next'));
    click(day('15'));
    click(button('OK'));
    expect(take()).toEqual([
      '13 10:30 to 14 16:00',
      '13 09:30 to 14 16:00',
      '13 09:30 to 15 16:00',
      'accept 13 09:30 to 15 16:00',
      'close',
    ]);
  },
);

claim(
  'Esc keeps, Cancel reverts',
  {
    'date-pickers/date-time-range-picker':
      'Pressing Esc or clicking outside the picker keeps the current choice; Cancel restores the last accepted range.',
  },
  () => {
    const { take } = renderRange();
    openPicker();
    click(day('11'));
    escape();
    expect(take()).toContain('accept 11 10:30 to 14 16:00');
    const back = renderRange();
    openPicker();
    click(day('11'));
    click(button('Cancel'));
    expect(back.take().at(-2)).toBe('12 10:30 to 14 16:00');
  },
);

claim(
  'a start after the end, an end on an earlier day, an earlier time on the same day',
  {
    'date-pickers/date-time-range-picker': [
      'If users choose a start after the end, the end is cleared. If they choose an end on a day before the start, that day becomes the new start, and the next click sets the end.',
      'If they choose an end time before the start time on the same day, the end becomes 23:59.',
    ],
  },
  () => {
    const { take } = renderRange();
    openPicker();
    click(day('20'));
    expect(take()).toEqual(['20 10:30 to –']);
    const turned = renderRange({ defaultRangePosition: 'end' });
    openPicker();
    click(day('10'));
    click(day('15'));
    expect(turned.take()).toEqual(['10 16:00 to –', '10 16:00 to 15 00:00']);
    const same = renderRange({
      defaultValue: [start, start.hour(16)],
      defaultRangePosition: 'end',
    });
    openPicker();
    click(button('8 hours'));
    expect(same.take()).toEqual(['12 10:30 to 12 23:59']);
  },
);

claim(
  'closeOnSelect closes after the last list of the end',
  {
    'date-pickers/date-time-range-picker':
      '`closeOnSelect` closes the picker after users choose from the last list for the end.',
  },
  () => {
    const { take } = renderRange({ closeOnSelect: true, defaultRangePosition: 'end' });
    openPicker();
    click(day('15'));
    click(button('9 hours'));
    expect(take()).not.toContain('close');
    click(button('15 minutes'));
    expect(take()).toContain('close');
  },
);

claim(
  'the reference sets the time of each end, for each new day again',
  {
    'date-pickers/date-time-range-picker': [
      'In an empty picker, the time of a chosen day defaults to midnight',
      'Choosing a day always resets its time to the default, even if users have already chosen a time',
    ],
  },
  () => {
    const { take } = renderRange({
      defaultValue: undefined,
      referenceDate: [dayjs('2027-03-01T09:00'), dayjs('2027-03-01T17:00')],
    });
    openPicker();
    click(day('13'));
    click(button('11 hours'));
    click(day('12'));
    click(button('Next'));
    click(day('15'));
    expect(take()).toEqual([
      '13 09:00 to –',
      '13 11:00 to –',
      '12 09:00 to –',
      '12 09:00 to 15 17:00',
    ]);
    const plain = renderRange({
      defaultValue: undefined,
      defaultRangePosition: 'end',
      minDate: dayjs('2027-03-01'),
    });
    openPicker();
    click(day('15'));
    expect(plain.take()[0]).toMatch(/15 00:00$/);
  },
);

claim(
  'the dialog goes through four steps',
  {
    'date-pickers/date-time-range-picker':
      'The dialog has four steps: start date, start time, end date, and end time.',
  },
  () => {
    const seen: string[] = [];
    renderPicker(<MobileDateTimeRangePicker ampm={false} defaultValue={[start, end]} />);
    openPicker();
    const note = () => {
      const tab = find('.MuiDateTimeRangePickerTabs-tabButton').textContent;
      seen.push(`${tab} ${shows()}`);
    };
    note();
    for (let step = 0; step < 3; step += 1) {
      click(button('Next'));
      note();
    }
    expect(seen).toEqual([
      'Start date true,false',
      'Start time false,true',
      'End date true,false',
      'End time false,true',
    ]);
    expect(button('OK')).toBeVisible();
  },
);

claim(
  'the name of the button contains only days',
  {
    'date-pickers/date-time-range-picker':
      'The accessible name of the button that opens the picker contains only the dates.',
  },
  () => {
    renderRange();
    expect(
      button('Choose range, selected range is Mar 12, 2027 - Mar 14, 2027'),
    ).toBeVisible();
  },
);

claim(
  'tabs and toolbar are hidden in the popper by default',
  {
    'date-pickers/date-time-range-picker': [
      '`DesktopDateTimeRangePicker` | a popper | hidden',
      'To show or hide the tabs and the toolbar in both the popper and the dialog, set `hidden` in `slotProps.tabs` and `slotProps.toolbar`',
    ],
  },
  () => {
    renderRange({ open: true });
    const parts = ['.MuiDateTimeRangePickerTabs-root', '.MuiPickersToolbar-root'];
    expect(parts.map(has)).toEqual([false, false]);
    const slotProps = { tabs: { hidden: false }, toolbar: { hidden: false } };
    renderRange({ open: true, slotProps });
    expect(parts.map(has)).toEqual([true, true]);
  },
);

claim(
  'the toolbar of the date range has a format and can be hidden',
  {
    'date-pickers/date-time-range-picker':
      "The Date Range Picker's dialog has a different toolbar, `DateRangePickerToolbar`, which also accepts `toolbarFormat` and `hidden`.",
  },
  () => {
    const value: DateRange<Dayjs> = [start, end];
    renderPicker(
      <MobileDateRangePicker
        open
        value={value}
        slotProps={{ toolbar: { toolbarFormat: 'D.M.' } }}
      />,
    );
    expect(find('.MuiDateRangePickerToolbar-root')).toHaveTextContent('12.3.');
    renderPicker(
      <MobileDateRangePicker
        open
        value={value}
        slotProps={{ toolbar: { hidden: true } }}
      />,
    );
    expect(has('.MuiDateRangePickerToolbar-root')).toBe(false);
  },
);

claim(
  'the van: times from the reference, price',
  {
    'date-pickers/date-time-range-picker': [
      'To set a default time for the start and another for the end, set `referenceDate` to an array of two dates:',
      'the day determines only which month an empty picker shows first.',
    ],
  },
  () => {
    render(<VanRental />);
    openPicker();
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    click(day('13'));
    click(button('Next'));
    click(day('15'));
    expect(screen.getByText('3 × 24 hours, €207')).toBeVisible();
  },
);

claim(
  'the window explains each code',
  {
    'date-pickers/date-time-range-picker':
      "`minDateTime` and `maxDateTime` limit both ends. The second argument of `shouldDisableDate` says which date is being checked, `'start'` or `'end'`:",
  },
  () => {
    render(<MaintenanceWindow />);
    expect(screen.getByText('End before the freeze on Mar 26, 18:00.')).toBeVisible();
    fill('Hours', '17', 1);
    expect(screen.getByText('Not on Fridays')).toBeVisible();
    fill('Day', '19');
    expect(screen.getByText('Do not begin on a Friday.')).toBeVisible();
    fill('Day', '25');
    fill('Day', '27', 1);
    expect(screen.getByText(/freeze/)).toBeVisible();
    fill('Day', '24', 1);
    expect(screen.getByText('The end lies before the start.')).toBeVisible();
  },
);

claim(
  'the flight: only a calendar, opened by a click on an input',
  {
    'date-pickers/date-time-range-picker': [
      'the popper contains only the calendar, and users type the times in the field.',
      'With `MultiInputDateTimeRangeField`, clicking the first input opens the picker at the start, and clicking the second input opens it at the end. The labels come from `localeText.start` and `localeText.end`.',
    ],
  },
  () => {
    render(<TypedNightFlight />);
    expect(screen.getByRole('group', { name: 'Landing' })).toBeVisible();
    fireEvent.click(section('Hours', 1));
    expect(shows()).toEqual([true, false]);
    click(day('14'));
    expect(textOf(1)).toBe('03/14/2027 07:40');
  },
);

claim(
  'the export: the format of the toolbar, accepted with OK',
  {
    'date-pickers/date-time-range-picker':
      '`toolbarFormat` sets the day format in the toolbar',
  },
  () => {
    render(<SensorExport />);
    openPicker();
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent('17 Sep');
    click(day('16'));
    for (let step = 0; step < 3; step += 1) click(button('Next'));
    click(button('OK'));
    expect(screen.getByText('?from=2025-09-16T06:00&to=2025-09-18T18:00')).toBeVisible();
  },
);
