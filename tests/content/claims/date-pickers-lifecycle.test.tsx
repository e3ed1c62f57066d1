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
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const ACTIONS: PickersActionBarAction[] = ['cancel', 'clear', 'today', 'accept'];

claim(
  'a day of a DatePicker: onOpen, onChange, onAccept, onClose; onError last',
  {
    'date-pickers/lifecycle': [
      'In a `DatePicker` used with a mouse: `onOpen` `onChange` with the chosen day `onAccept` with the same day `onClose`',
      '`onAccept` fires only if the value differs from the last accepted value.',
      'type in the field | changes as they type | fires on each change',
      '`onError` fires after the picker rerenders with the new value.',
    ],
  },
  () => {
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
  },
);

claim(
  'typing the year 2027: invalid until the third digit',
  {
    'date-pickers/lifecycle': [
      'While users type the year 2027, `onChange` receives invalid dates, then a date in the year 202, and then one in 2027.',
      "In version 8.29.3, `source` is `'unknown'` when users type.",
    ],
  },
  () => {
    const { take, props } = listenToPicker();
    renderPicker(<DatePicker defaultValue={date} {...props} />);
    typeInto('Year', '2027');
    expect(take().filter((line) => line.startsWith('onChange'))).toEqual([
      'onChange Invalid Date unknown invalidDate',
      'onChange 12 10:30 unknown minDate',
      'onChange 12 10:30 unknown',
    ]);
  },
);

claim(
  'parts of a DateTimePicker: onChange and onViewChange; Esc and clicks outside keep, Cancel does not',
  {
    'date-pickers/lifecycle': [
      'In a `DateTimePicker` used with a mouse: `onOpen` for each part, `onChange`, and `onViewChange` if another part follows with OK, `onAccept` and `onClose`; with Cancel, `onChange` with the old value if users have changed the value, and `onClose`',
      'press Esc or click outside | kept | fires',
    ],
  },
  () => {
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
  },
);

claim(
  'an untouched uncontrolled picker accepts its defaultValue with OK or the same day',
  {
    'date-pickers/lifecycle':
      'in an uncontrolled picker, the first accepted choice, shortcut, OK, Today, or Clear fires `onAccept` even if the value stays the same',
  },
  () => {
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
  },
);

claim(
  'Clear, Today and shortcuts accept; a shortcut passes its id',
  {
    'date-pickers/lifecycle': [
      'press Clear, Today, or a shortcut | replaced | fires',
      '`shortcut` | the shortcut, if users pressed one',
    ],
  },
  () => {
    const { take, props } = listenToPicker();
    renderPicker(
      <DatePicker
        defaultValue={date}
        slotProps={{
          actionBar: { actions: ACTIONS },
          shortcuts: {
            items: [{ label: 'Payday', getValue: () => dayjs('2027-03-25') }],
          },
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
  },
);

claim(
  'the dialog waits for OK, and shows Next while there is another step',
  {
    'date-pickers/lifecycle': [
      'When it is off, the action bar shows Cancel and OK by default, with Next instead of OK while there is another step.',
      'Next in a dialog fires no event, not even `onViewChange`.',
    ],
  },
  () => {
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
    expect(take()).toEqual([
      'onChange 12 10:30 view',
      'onAccept 12 10:30 view',
      'onClose',
    ]);
  },
);
