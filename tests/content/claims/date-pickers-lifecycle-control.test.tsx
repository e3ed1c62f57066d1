/**
 * @jest-environment jsdom
 */
import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateCalendar,
  DatePicker,
  DateTimePicker,
  MobileDatePicker,
  MobileDateTimePicker,
  TimePicker,
  usePickerActionsContext,
} from '@mui/x-date-pickers';
import {
  DateRangePicker,
  DateTimeRangePicker,
  MobileDateRangePicker,
  TimeRangePicker,
} from '@mui/x-date-pickers-pro';
import {
  button,
  click,
  day,
  escape,
  find,
  has,
  listenToPicker,
  openPicker,
  renderPicker,
  section,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');

const ACTION_BARS: [string, ReactElement, string[]][] = [
  ['DatePicker', <DatePicker key="" open />, []],
  ['DateRangePicker', <DateRangePicker key="" open calendars={1} />, []],
  ['TimePicker', <TimePicker key="" open />, ['Cancel', 'OK']],
  ['TimeRangePicker', <TimeRangePicker key="" open />, ['Cancel', 'Next']],
  ['DateTimePicker', <DateTimePicker key="" open />, ['Cancel', 'OK']],
  ['DateTimeRangePicker', <DateTimeRangePicker key="" open />, ['Cancel', 'Next']],
  ['MobileDatePicker', <MobileDatePicker key="" open />, ['Cancel', 'OK']],
  ['MobileDateRangePicker', <MobileDateRangePicker key="" open />, ['Cancel', 'OK']],
];

claim(
  'Next does nothing in a picker whose view is controlled',
  {
    'date-pickers/lifecycle':
      'If a picker has a Next button, do not control its view: the button does nothing while `view` is controlled.',
  },
  () => {
    renderPicker(<MobileDateTimePicker open view="day" onViewChange={() => {}} />);
    click(button('Next'));
    expect(has('[role="listbox"]')).toBe(false);
  },
);

claim(
  'closeOnSelect is on in the popper of DatePicker and DateRangePicker, off in TimePicker',
  {
    'date-pickers/lifecycle':
      'By default, it is on in the popper of `DatePicker` and `DateRangePicker`, and off everywhere else.',
  },
  () => {
    const { take, props } = listenToPicker();
    renderPicker(<TimePicker defaultValue={date} {...props} />);
    openPicker();
    click(button('PM'));
    expect(take().at(-1)).toBe('onChange 12 22:30 view');
    click(button('OK'));
    const onClose = jest.fn();
    renderPicker(
      <DateRangePicker calendars={1} defaultValue={[null, null]} onClose={onClose} />,
    );
    openPicker();
    click(day('15'));
    expect(onClose).not.toHaveBeenCalled();
    click(day('16'));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

for (const [name, picker, names] of ACTION_BARS)
  claim(
    `a popper or dialog has an action bar if closeOnSelect is off: ${name}`,
    {
      'date-pickers/lifecycle':
        'By default, it is on in the popper of `DatePicker` and `DateRangePicker`, and off everywhere else. When it is off, the action bar shows Cancel and OK by default, with Next instead of OK while there is another step.',
    },
    () => {
      renderPicker(picker);
      const texts = [...document.querySelectorAll('.MuiDialogActions-root button')].map(
        ({ textContent }) => textContent,
      );
      expect(texts).toEqual(names);
    },
  );

claim(
  'open is controlled; the picker requests changes through onOpen and onClose',
  {
    'date-pickers/lifecycle':
      "Set `open` to `true` to open the picker. Update `open` in `onOpen` so that the picker's own button still works, and in `onClose`",
  },
  () => {
    const { take, props } = listenToPicker();
    const { show } = renderPicker(
      <DatePicker open={false} defaultValue={date} {...props} />,
    );
    openPicker();
    expect(take()).toEqual(['onOpen']);
    expect(has('[role="dialog"]')).toBe(false);
    show(<DatePicker open defaultValue={date} {...props} />);
    expect(has('[role="dialog"]')).toBe(true);
    click(day('15'));
    expect(take().at(-1)).toBe('onClose');
    expect(day('16')).toBeVisible();
  },
);

claim(
  'a controlled view stays until it is changed; openTo applies at each opening',
  {
    'date-pickers/lifecycle': [
      'A picker always opens with the view in `openTo`.',
      'To control the view, pass `view` and update it in `onViewChange`:',
    ],
  },
  () => {
    renderPicker(<DateCalendar view="day" value={date} />);
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    expect(has('.MuiYearCalendar-root')).toBe(false);
    const { take, props } = listenToPicker();
    const maxDate = date.add(2, 'year');
    renderPicker(
      <DatePicker
        openTo="year"
        minDate={date}
        maxDate={maxDate}
        defaultValue={date}
        {...props}
      />,
    );
    openPicker();
    click(button('2028'));
    escape();
    take();
    openPicker();
    expect(take()).toEqual(['onOpen', 'onViewChange year']);
  },
);

claim(
  'a custom component: setValue accepts and closes, with "set" it only changes',
  {
    'date-pickers/lifecycle':
      "`setValue()` has a `changeImportance` option: `'accept'`, the default, accepts the value and closes the picker; `'set'` only changes the value.",
  },
  () => {
    function Own() {
      const { setValue } = usePickerActionsContext<Dayjs | null, 'day', unknown>();
      return (
        <>
          <Button
            onClick={() => setValue(dayjs('2027-03-20'), { changeImportance: 'set' })}
          >
            Twentieth
          </Button>
          <Button onClick={() => setValue(dayjs('2027-03-21'))}>Next day</Button>
        </>
      );
    }
    const { take, props } = listenToPicker();
    renderPicker(
      <DatePicker defaultValue={date} slots={{ actionBar: Own }} {...props} />,
    );
    openPicker();
    take();
    click(button('Twentieth'));
    expect(take()).toEqual(['onChange 20 00:00 unknown']);
    click(button('Next day'));
    expect(take()).toEqual([
      'onChange 21 00:00 unknown',
      'onAccept 21 00:00 unknown',
      'onClose',
    ]);
  },
);

claim(
  'an external value shows at once; only onError fires',
  {
    'date-pickers/lifecycle':
      'A controlled picker shows a new `value` immediately, in the field and in an open view. `onChange` and `onAccept` do not fire for changes made by your code; `onError` fires if the new value breaks a rule.',
  },
  () => {
    const { take, props } = listenToPicker();
    const min = dayjs('2027-03-01');
    const { show } = renderPicker(<DatePicker value={date} minDate={min} {...props} />);
    openPicker();
    take();
    show(<DatePicker value={dayjs('2027-02-20')} minDate={min} {...props} />);
    expect(take()).toEqual(['onError minDate']);
    expect(section('Day')).toHaveTextContent('20');
    expect(day('20')).toHaveAttribute('aria-selected', 'true');
  },
);
