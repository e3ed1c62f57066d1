/**
 * @jest-environment jsdom
 */
import dayjs, { type Dayjs } from 'dayjs';
import {
  DatePicker,
  DateTimePicker,
  MobileDateTimePicker,
  TimePicker,
  type DatePickerProps,
  type PickersActionBarAction,
} from '@mui/x-date-pickers';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro';
import {
  button,
  click,
  clickOutside,
  day,
  escape,
  find,
  has,
  listenToPicker,
  openPicker,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const ACTIONS: PickersActionBarAction[] = ['cancel', 'clear', 'today', 'accept'];
const actionBar = { actions: ACTIONS };

claim(
  'a programmatic value is not accepted: OK, Esc, and a click outside accept it, Cancel reverts it',
  {
    'date-pickers/lifecycle':
      'The new value is not accepted yet. The next OK, Esc, or click outside passes it to `onAccept`, whereas Cancel restores the last accepted value.',
  },
  () => {
    const { take, props } = listenToPicker();
    const picker = (value: Dayjs) => (
      <DatePicker value={value} slotProps={{ actionBar }} {...props} />
    );
    const end = (finish: () => void) => {
      const { show } = renderPicker(picker(date));
      show(picker(date.date(20)));
      openPicker();
      expect(take()).toEqual(['onOpen']);
      finish();
      return take();
    };
    const accepted = ['onAccept 20 10:30 view', 'onClose'];
    expect(end(() => click(button('OK')))).toEqual(accepted);
    expect(end(escape)).toEqual(accepted);
    expect(end(clickOutside)).toEqual(accepted);
    expect(end(() => click(button('Cancel')))).toEqual([
      'onChange 12 10:30 view',
      'onClose',
    ]);
  },
);

claim(
  'in an untouched uncontrolled picker, the first choice, shortcut, OK, Today, or Clear counts as a change',
  {
    'date-pickers/lifecycle':
      'There is one exception: in an uncontrolled picker, the first accepted choice, shortcut, OK, Today, or Clear fires `onAccept` even if the value stays the same.',
  },
  () => {
    const first = (name: string, props: DatePickerProps) => {
      const received = listenToPicker();
      const items = [{ label: 'Same', getValue: () => date }];
      renderPicker(
        <DatePicker
          slotProps={{ actionBar, shortcuts: { items } }}
          {...received.props}
          {...props}
        />,
      );
      openPicker();
      received.take();
      click(button(name));
      return received.take();
    };
    const same = ['onChange 12 10:30 view', 'onAccept 12 10:30 view', 'onClose'];
    expect(first('OK', { defaultValue: date })).toEqual(same);
    expect(first('Same', { defaultValue: date })).toEqual([
      'onChange 12 10:30 view Same',
      'onAccept 12 10:30 view Same',
      'onClose',
    ]);
    expect(first('Clear', {})).toEqual([
      'onChange null view',
      'onAccept null view',
      'onClose',
    ]);
    const today = dayjs().startOf('day');
    expect(first('Today', { defaultValue: today })).toContain(
      `onAccept ${today.format('D HH:mm')} view`,
    );
    expect(first('Cancel', { defaultValue: date })).toEqual(['onClose']);
    expect(first('Clear', { value: null })).toEqual(['onClose']);
    expect(first('OK', { value: date })).toEqual(['onClose']);
    const { take, props } = listenToPicker();
    renderPicker(<DateTimePicker defaultValue={date} {...props} />);
    openPicker();
    click(day('12'));
    expect(take()).toEqual(['onOpen', 'onChange 12 10:30 view', 'onViewChange hours']);
  },
);

claim(
  'Today is now, and midnight of today in date pickers',
  {
    'date-pickers/lifecycle':
      'set to the current time, or to today at midnight in pickers without a time, and accepted',
  },
  () => {
    const onAccept = jest.fn();
    const last = () => (onAccept.mock.lastCall as [unknown])[0];
    const midnight = dayjs().startOf('day').valueOf();
    renderPicker(<DatePicker open slotProps={{ actionBar }} onAccept={onAccept} />);
    click(button('Today'));
    expect((last() as Dayjs).valueOf()).toBe(midnight);
    renderPicker(
      <DateRangePicker
        open
        calendars={1}
        slotProps={{ actionBar }}
        onAccept={onAccept}
      />,
    );
    click(button('Today'));
    expect((last() as DateRange<Dayjs>).map((each) => each?.valueOf())).toEqual([
      midnight,
      midnight,
    ]);
    for (const Picker of [TimePicker, DateTimePicker]) {
      renderPicker(<Picker open slotProps={{ actionBar }} onAccept={onAccept} />);
      click(button('Today'));
      expect(Math.abs((last() as Dayjs).diff(dayjs(), 'second'))).toBeLessThan(60);
    }
  },
);

claim(
  'the action next shows the next step, and neither changes nor closes',
  { 'date-pickers/lifecycle': "`'next'` | unchanged; the next step opens | no" },
  () => {
    const { take, props } = listenToPicker();
    renderPicker(
      <MobileDateTimePicker
        defaultValue={date}
        slotProps={{ actionBar: { actions: ['next'] } }}
        {...props}
      />,
    );
    openPicker();
    click(button('Next'));
    expect(has('[role="dialog"] [role="listbox"]')).toBe(true);
    expect(has('[role="gridcell"]')).toBe(false);
    click(button('Next'));
    expect(has('[role="dialog"] [role="listbox"]')).toBe(true);
    expect(take()).toEqual(['onOpen']);
  },
);

claim(
  'onViewChange fires when users go to another view',
  { 'date-pickers/lifecycle': '`onViewChange` | another view is shown' },
  () => {
    const { take, props } = listenToPicker();
    renderPicker(<DatePicker defaultValue={date} {...props} />);
    openPicker();
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    click(find('.MuiPickersCalendarHeader-switchViewButton'));
    expect(take()).toEqual(['onOpen', 'onViewChange year', 'onViewChange day']);
  },
);
