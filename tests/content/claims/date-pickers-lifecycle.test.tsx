/**
 * @jest-environment jsdom
 */
import dayjs from 'dayjs';
import {
  DatePicker,
  DateTimePicker,
  MobileDatePicker,
  MobileDateTimePicker,
  type PickersActionBarAction,
} from '@mui/x-date-pickers';
import {
  button,
  click,
  clickOutside,
  day,
  escape,
  has,
  listenToPicker,
  openPicker,
  renderPicker,
  typeInto,
} from '../../support/components/pickerDom';

const date = dayjs('2027-03-12T10:30');
const ACTIONS: PickersActionBarAction[] = ['cancel', 'clear', 'today', 'accept'];

test('a day of a DatePicker: onOpen, onChange, onAccept, onClose; onError last', () => {
  const { take, props } = listenToPicker();
  renderPicker(
    <DatePicker defaultValue={date} maxDate={dayjs('2027-03-20')} {...props} />,
  );
  openPicker();
  click(day('15'));
  expect(take()).toEqual([
    'onOpen',
    'onChange 15 10:30 view',
    'onAccept 15 10:30 view',
    'onClose',
  ]);
  openPicker();
  click(day('15'));
  expect(take()).toEqual(['onOpen', 'onClose']);
  typeInto('Day', '3');
  typeInto('Day', '31');
  expect(take()).toEqual([
    'onChange 3 10:30 unknown',
    'onAccept 3 10:30 unknown',
    'onChange 31 10:30 unknown maxDate',
    'onAccept 31 10:30 unknown maxDate',
    'onError maxDate',
  ]);
});

test('typing the year 2027: invalid until the third digit', () => {
  const { take, props } = listenToPicker();
  renderPicker(<DatePicker defaultValue={date} {...props} />);
  typeInto('Year', '2027');
  expect(take().filter((line) => line.startsWith('onChange'))).toEqual([
    'onChange Invalid Date unknown invalidDate',
    'onChange 12 10:30 unknown minDate',
    'onChange 12 10:30 unknown',
  ]);
});

test('parts of a DateTimePicker: onChange and onViewChange; Esc and clicks outside keep, Cancel does not', () => {
  const { take, props } = listenToPicker();
  renderPicker(
    <DateTimePicker defaultValue={date} timeSteps={{ minutes: 15 }} {...props} />,
  );
  const choose = () => {
    openPicker();
    click(day('15'));
    click(button('3 hours'));
  };
  choose();
  click(button('15 minutes'));
  click(button('PM'));
  expect(take()).toEqual([
    'onOpen',
    'onChange 15 10:30 view',
    'onViewChange hours',
    'onChange 15 03:30 view',
    'onViewChange minutes',
    'onChange 15 03:15 view',
    'onViewChange meridiem',
    'onChange 15 15:15 view',
  ]);
  click(button('Cancel'));
  expect(take()).toEqual(['onChange 12 10:30 view', 'onClose']);
  choose();
  take();
  escape();
  expect(take()).toEqual(['onAccept 15 03:30 view', 'onClose']);
  openPicker();
  click(day('16'));
  take();
  clickOutside();
  expect(take()).toEqual(['onAccept 16 03:30 view', 'onClose']);
  choose();
  take();
  click(button('OK'));
  expect(take()).toEqual(['onAccept 15 03:30 view', 'onClose']);
});

test('an untouched uncontrolled picker accepts its defaultValue with OK or the same day', () => {
  const { take, props } = listenToPicker();
  renderPicker(<DatePicker defaultValue={date} closeOnSelect={false} {...props} />);
  openPicker();
  escape();
  expect(take()).toEqual(['onOpen', 'onClose']);
  renderPicker(<DatePicker defaultValue={date} {...props} />);
  openPicker();
  click(day('12'));
  expect(take().slice(1, 3)).toEqual([
    'onChange 12 10:30 view',
    'onAccept 12 10:30 view',
  ]);
  const second = listenToPicker();
  renderPicker(<MobileDatePicker defaultValue={date} {...second.props} />);
  openPicker();
  click(button('OK'));
  expect(second.take()).toEqual([
    'onOpen',
    'onChange 12 10:30 view',
    'onAccept 12 10:30 view',
    'onClose',
  ]);
  const third = listenToPicker();
  renderPicker(<MobileDatePicker value={date} {...third.props} />);
  openPicker();
  click(button('OK'));
  expect(third.take()).toEqual(['onOpen', 'onClose']);
});

test('Clear, Today and shortcuts accept; a shortcut passes its id', () => {
  const { take, props } = listenToPicker();
  renderPicker(
    <DatePicker
      defaultValue={date}
      slotProps={{
        actionBar: { actions: ACTIONS },
        shortcuts: { items: [{ label: 'Payday', getValue: () => dayjs('2027-03-25') }] },
      }}
      {...props}
    />,
  );
  openPicker();
  click(button('Clear'));
  expect(take()).toEqual([
    'onOpen',
    'onChange null view',
    'onAccept null view',
    'onClose',
  ]);
  openPicker();
  click(button('Today'));
  expect(take()).toEqual([
    'onOpen',
    expect.stringMatching(/^onChange \d+ /),
    expect.stringMatching(/^onAccept /),
    'onClose',
  ]);
  openPicker();
  click(button('Payday'));
  expect(take()).toEqual([
    'onOpen',
    'onChange 25 00:00 view Payday',
    'onAccept 25 00:00 view Payday',
    'onClose',
  ]);
});

test('the dialog waits for OK, and shows Next while there is another step', () => {
  const { take, props } = listenToPicker();
  renderPicker(<MobileDatePicker defaultValue={date} {...props} />);
  openPicker();
  click(day('15'));
  expect(take()).toEqual(['onOpen', 'onChange 15 10:30 view']);
  expect(button('Cancel')).toBeVisible();
  click(button('OK'));
  expect(take()).toEqual(['onAccept 15 10:30 view', 'onClose']);
  renderPicker(<MobileDateTimePicker defaultValue={date} {...props} />);
  openPicker();
  take();
  click(button('Next'));
  expect(has('[role="listbox"]')).toBe(true);
  expect(take()).toEqual([]);
  click(button('OK'));
  expect(take()).toEqual(['onChange 12 10:30 view', 'onAccept 12 10:30 view', 'onClose']);
});
