/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateTimePicker,
  MobileDateTimePicker,
  StaticDateTimePicker,
  type DateTimePickerProps,
} from '@mui/x-date-pickers';
import { defaultOf } from '../../support/components/readApi';
import {
  button,
  click,
  day,
  fill,
  find,
  has,
  openPicker,
  renderPicker,
  section,
  textOf,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const all = (selector: string) => document.querySelectorAll(selector).length;

function renderAndListen(props: DateTimePickerProps = {}) {
  const log: string[] = [];
  const record = (name: string) => (value: Dayjs | null) =>
    void log.push(`${name} ${value?.format('YYYY-MM-DD HH:mm') ?? 'null'}`);
  renderPicker(
    <DateTimePicker
      onChange={record('onChange')}
      onAccept={record('onAccept')}
      onClose={() => log.push('onClose')}
      {...props}
    />,
  );
  return { take: () => log.splice(0) };
}

claim(
  'side by side in the popper, one after the other in the dialog and the static variant',
  {
    'date-pickers/date-time-picker': [
      'In the popper of a `DateTimePicker`, the calendar and the lists of times are side by side. The dialog shows them one after the other:',
      '`DesktopDateTimePicker` | side by side | OK, Cancel, Esc, or a click outside',
      '`MobileDateTimePicker` | one after the other, with tabs and Next |',
      '`StaticDateTimePicker` | one after the other, with tabs and Next | –',
      'or to hide the tabs with `hidden`. With `displayStaticWrapperAs="desktop"`, there are no tabs.',
    ],
  },
  () => {
    const parts = () => [
      has('.MuiDateCalendar-root'),
      all('[role="listbox"]') > 0,
      has('[role="tablist"]'),
    ];
    renderPicker(<DateTimePicker open value={date} />);
    expect(parts()).toEqual([true, true, false]);
    expect(button('OK')).toBeVisible();
    expect(button('Cancel')).toBeVisible();
    renderPicker(<MobileDateTimePicker open value={date} />);
    expect(parts()).toEqual([true, false, true]);
    expect(button('Next')).toBeVisible();
    renderPicker(<StaticDateTimePicker value={date} />);
    expect(parts()).toEqual([true, false, true]);
    click(button('Next'));
    expect(has('.MuiDateCalendar-root')).toBe(false);
    expect(button('OK')).toBeVisible();
    renderPicker(<StaticDateTimePicker value={date} displayStaticWrapperAs="desktop" />);
    expect(has('[role="tablist"]')).toBe(false);
    renderPicker(
      <StaticDateTimePicker value={date} slotProps={{ tabs: { hidden: true } }} />,
    );
    expect(has('[role="tablist"]')).toBe(false);
  },
);

claim(
  'a selected day uses the time of the value, or of referenceDate',
  {
    'date-pickers/date-time-picker':
      'When users choose another day in the calendar, the value keeps its time. If the value is empty, the time comes from `referenceDate`.',
  },
  () => {
    const first = renderAndListen({ defaultValue: date });
    openPicker();
    click(day('15'));
    expect(first.take()).toEqual(['onChange 2027-03-15 10:30']);
    const second = renderAndListen({ referenceDate: dayjs('2027-05-01T08:15') });
    openPicker();
    click(day('20'));
    expect(second.take()).toEqual(['onChange 2027-05-20 08:15']);
  },
);

claim(
  'a value that becomes invalid is kept and reported',
  {
    'date-pickers/date-time-picker':
      'this picker keeps the value and reports the error to `onError`',
  },
  () => {
    const onError = jest.fn();
    const onChange = jest.fn();
    const props = { value: date, onError, onChange };
    const { show } = renderPicker(<DateTimePicker {...props} />);
    show(<DateTimePicker {...props} minDateTime={date.add(1, 'hour')} />);
    expect(onError).toHaveBeenCalledWith('minTime', date);
    expect(onChange).not.toHaveBeenCalled();
    expect(textOf()).toBe('03/12/2027 10:30 AM');
  },
);

claim(
  'the defaults of the table',
  {
    'date-pickers/date-time-picker': [
      "`views` | `['year', 'day', 'hours', 'minutes']`",
      '`timeSteps` | `{ hours: 1, minutes: 5, seconds: 5 }`',
      '`minutesStep` | 1',
    ],
  },
  () => {
    expect(defaultOf('DateTimePicker', 'timeSteps')).toBe(
      '{ hours: 1, minutes: 5, seconds: 5 }',
    );
    expect(defaultOf('DateTimePicker', 'minutesStep')).toBe('1');
    expect(defaultOf('DateTimePicker', 'thresholdToRenderTimeInASingleColumn')).toBe(
      '24',
    );
    renderPicker(<DateTimePicker open value={date} />);
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    expect(has('.MuiYearCalendar-root')).toBe(true);
    expect(all('[role="listbox"]')).toBe(3);
  },
);

claim(
  'one list of times up to the threshold; skipDisabled omits disabled times',
  {
    'date-pickers/date-time-picker': [
      'the times are in one list if there are at most 24 per day. For half hours, set `thresholdToRenderTimeInASingleColumn` to 48:',
      '`skipDisabled` hides disabled times.',
    ],
  },
  () => {
    const lists = (props: DateTimePickerProps) => {
      renderPicker(<DateTimePicker open ampm={false} value={date} {...props} />);
      return [all('[role="listbox"]'), all('[role="option"]')];
    };
    expect(lists({ timeSteps: { minutes: 60 } })).toEqual([1, 24]);
    expect(lists({ timeSteps: { minutes: 30 } })[0]).toBe(2);
    const props = {
      timeSteps: { minutes: 30 },
      thresholdToRenderTimeInASingleColumn: 48,
    };
    expect(lists(props)).toEqual([1, 48]);
    const limits = {
      minTime: dayjs('2001-01-01T08:00'),
      maxTime: dayjs('2001-01-01T18:00'),
    };
    expect(lists({ ...props, ...limits, skipDisabled: true })).toEqual([1, 21]);
  },
);

claim(
  'null as renderer: the popper closes after the day, and the hour is typed in the field',
  {
    'date-pickers/date-time-picker':
      'Here, the popper closes when users choose a day, and the field then selects the hour:',
  },
  async () => {
    const { take } = renderAndListen({
      ampm: false,
      defaultValue: date,
      viewRenderers: { hours: null, minutes: null },
    });
    openPicker();
    click(day('15'));
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    expect(take()).toEqual(['onChange 2027-03-15 10:30', 'onClose']);
    expect(document.activeElement).toBe(section('Hours'));
    fill('Hours', '11');
    expect(take()).toEqual(['onChange 2027-03-15 11:30', 'onAccept 2027-03-15 11:30']);
  },
);

claim(
  '12 digits and p fill the field',
  {
    'date-pickers/date-time-picker':
      'to enter `03/12/2027 05:30 PM`, type the 12 digits and p',
  },
  () => {
    renderPicker(<DateTimePicker />);
    typeInto('Month', '031220270530p');
    expect(textOf()).toBe('03/12/2027 05:30 PM');
  },
);

claim(
  'the static picker accepts with OK',
  { 'date-pickers/date-time-picker': '`onAccept` fires when users press OK.' },
  () => {
    const onAccept = jest.fn();
    renderPicker(<StaticDateTimePicker defaultValue={date} onAccept={onAccept} />);
    click(day('15'));
    click(button('Next'));
    expect(onAccept).not.toHaveBeenCalled();
    click(button('OK'));
    expect(onAccept).toHaveBeenCalledTimes(1);
  },
);

claim(
  'tabs and title have texts from localeText; buttons are named by the value, Tab skips the date',
  {
    'date-pickers/date-time-picker':
      'The tab labels and the toolbar title come from `localeText`. The accessible name of each toolbar button is the value that it shows. Tab skips the buttons for the year and the day.',
  },
  () => {
    renderPicker(<MobileDateTimePicker open value={date} />, {
      localeText: {
        dateTableLabel: 'Which day',
        timeTableLabel: 'Which time',
        dateTimePickerToolbarTitle: 'When',
      },
    });
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    expect(tabs.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Which day',
      'Which time',
    ]);
    expect(find('.MuiPickersToolbar-root')).toHaveTextContent(/^When/);
    const buttons = [...document.querySelectorAll('.MuiPickersToolbar-root button')];
    expect(
      buttons.map((each) => [each.textContent, each.getAttribute('tabindex')]),
    ).toEqual([
      ['2027', '-1'],
      ['Mar 12', '-1'],
      ['10', '0'],
      ['30', '0'],
      ['AM', '0'],
      ['PM', '0'],
    ]);
  },
);
