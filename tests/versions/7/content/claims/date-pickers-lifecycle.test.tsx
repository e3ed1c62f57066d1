/**
 * @jest-environment jsdom
 */
import { fireEvent } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  DatePicker,
  DateTimePicker,
  MobileDatePicker,
  type PickersActionBarAction,
} from '@mui/x-date-pickers';
import {
  button,
  click,
  clickOutside,
  day,
  escape,
  listenToPicker,
  openPicker,
  renderPicker,
  typeInto,
} from '../../support/pickerDom';

const date = dayjs('2027-03-12T10:30');
const ACTIONS: PickersActionBarAction[] = ['cancel', 'clear', 'today', 'accept'];

test('a day of a DatePicker: onOpen, onChange, onAccept, onClose; onError last', () => {
  const { take, props } = listenToPicker();
  renderPicker(
    <DatePicker defaultValue={date} maxDate={dayjs('2027-03-20')} {...props} />,
  );
  openPicker();
  click(day('15'));
  expect(take()).toEqual(['onOpen', 'onChange 15 10:30', 'onAccept 15 10:30', 'onClose']);
  openPicker();
  click(day('15'));
  expect(take()).toEqual(['onOpen', 'onClose']);
  typeInto('Day', '3');
  typeInto('Day', '31');
  expect(take()).toEqual([
    'onChange 3 10:30',
    'onChange 31 10:30 maxDate',
    'onError maxDate',
  ]);
});

test('typing the year 2027: invalid until the third digit', () => {
  const { take, props } = listenToPicker();
  renderPicker(<DatePicker defaultValue={date} {...props} />);
  typeInto('Year', '2027');
  expect(take().filter((line) => line.startsWith('onChange'))).toEqual([
    'onChange Invalid Date invalidDate',
    'onChange 12 10:30 minDate',
    'onChange 12 10:30',
  ]);
});

test('parts of a DateTimePicker: onChange and onViewChange; Esc and clicks outside keep, Cancel does not', () => {
  const { take, props } = listenToPicker();
  const picker = (
    <DateTimePicker
      defaultValue={date}
      timeSteps={{ minutes: 15 }}
      slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
      {...props}
    />
  );
  renderPicker(picker);
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
    'onChange 15 10:30',
    'onViewChange hours',
    'onChange 15 03:30',
    'onViewChange minutes',
    'onChange 15 03:15',
    'onViewChange meridiem',
    'onChange 15 15:15',
    'onAccept 15 15:15',
    'onClose',
  ]);
  openPicker();
  click(day('18'));
  click(button('Cancel'));
  expect(take().slice(-2)).toEqual(['onChange 15 15:15', 'onClose']);
  renderPicker(picker);
  choose();
  take();
  escape();
  expect(take()).toEqual(['onAccept 15 03:30', 'onClose']);
  renderPicker(picker);
  openPicker();
  fireEvent.mouseDown(day('16'));
  click(day('16'));
  take();
  clickOutside();
  expect(take()).toEqual(['onAccept 16 10:30', 'onClose']);
  choose();
  take();
  click(button('OK'));
  expect(take()).toEqual(['onAccept 15 03:30', 'onClose']);
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
  expect(take().slice(1, 3)).toEqual(['onChange 12 10:30', 'onAccept 12 10:30']);
  const second = listenToPicker();
  renderPicker(<MobileDatePicker defaultValue={date} {...second.props} />);
  openPicker();
  click(button('OK'));
  expect(second.take()).toEqual([
    'onOpen',
    'onChange 12 10:30',
    'onAccept 12 10:30',
    'onClose',
  ]);
  const third = listenToPicker();
  renderPicker(<MobileDatePicker value={date} {...third.props} />);
  openPicker();
  click(button('OK'));
  expect(third.take()).toEqual(['onOpen', 'onClose']);
});

test('Clear, Today and shortcuts accept; a shortcut names itself', () => {
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
  expect(take()).toEqual(['onOpen', 'onChange null', 'onAccept null', 'onClose']);
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
    'onChange 25 00:00 Payday',
    'onAccept 25 00:00 Payday',
    'onClose',
  ]);
});

test('the dialog waits for OK', () => {
  const { take, props } = listenToPicker();
  renderPicker(<MobileDatePicker defaultValue={date} {...props} />);
  openPicker();
  click(day('15'));
  expect(take()).toEqual(['onOpen', 'onChange 15 10:30']);
  expect(button('Cancel')).toBeVisible();
  click(button('OK'));
  expect(take()).toEqual(['onAccept 15 10:30', 'onClose']);
});
