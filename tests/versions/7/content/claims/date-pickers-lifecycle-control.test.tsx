/**
 * @jest-environment jsdom
 */
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import {
  DateCalendar,
  DatePicker,
  DateTimePicker,
  MobileDatePicker,
  TimePicker,
  usePickersContext,
  type PickersActionBarProps,
} from '@mui/x-date-pickers';
import {
  DateRangePicker,
  DateTimeRangePicker,
  MobileDateRangePicker,
} from '@mui/x-date-pickers-pro';
import {
  button,
  click,
  day,
  escape,
  find,
  focus,
  has,
  input,
  listenToPicker,
  openPicker,
  renderPicker,
  textOf,
} from '../../support/pickerDom';

const date = dayjs('2027-03-12T10:30');

test('closeOnSelect is on in poppers', () => {
  const { take, props } = listenToPicker();
  renderPicker(<TimePicker defaultValue={date} {...props} />);
  openPicker();
  click(button('PM'));
  expect(take().slice(-3)).toEqual(['onChange 12 22:30', 'onAccept 12 22:30', 'onClose']);
  const onClose = jest.fn();
  renderPicker(<DateRangePicker defaultValue={[null, null]} onClose={onClose} />);
  focus(input());
  click(input());
  click(day('15'));
  expect(onClose).not.toHaveBeenCalled();
  click(day('16'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['DatePicker', <DatePicker key="" open />, []],
  ['DateRangePicker', <DateRangePicker key="" open />, []],
  ['TimePicker', <TimePicker key="" open />, ['OK']],
  ['DateTimePicker', <DateTimePicker key="" open />, ['OK']],
  ['DateTimeRangePicker', <DateTimeRangePicker key="" open />, ['OK']],
  ['MobileDatePicker', <MobileDatePicker key="" open />, ['Cancel', 'OK']],
  ['MobileDateRangePicker', <MobileDateRangePicker key="" open />, ['Cancel', 'OK']],
])('the buttons of a popper or dialog: %s', (_, picker, names) => {
  renderPicker(picker);
  const texts = [...document.querySelectorAll('.MuiDialogActions-root button')].map(
    ({ textContent }) => textContent,
  );
  expect(texts).toEqual(names);
});

test('open decides; the picker asks through onOpen and onClose', () => {
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
});

test('a view that is controlled stays until it is changed; openTo counts at each opening', () => {
  renderPicker(<DateCalendar view="day" value={date} />);
  click(find('.MuiPickersCalendarHeader-switchViewButton'));
  expect(has('.MuiYearCalendar-root')).toBe(false);
  const { take, props } = listenToPicker();
  renderPicker(<DatePicker openTo="year" defaultValue={date} {...props} />);
  openPicker();
  click(button('2028'));
  escape();
  take();
  openPicker();
  expect(take()).toEqual(['onOpen', 'onViewChange year']);
});

test('an action bar of your own gets what the buttons do, other parts open and close', () => {
  function Own({ onAccept, onCancel, onClear, onSetToday }: PickersActionBarProps) {
    const { open, onClose } = usePickersContext();
    return (
      <>
        {[onAccept, onCancel, onClear, onSetToday].map((act, index) => (
          <Button key={index} onClick={act}>
            {`Act ${index}`}
          </Button>
        ))}
        <Button onClick={onClose}>{`Close ${open}`}</Button>
      </>
    );
  }
  const { take, props } = listenToPicker();
  renderPicker(<DatePicker defaultValue={date} slots={{ actionBar: Own }} {...props} />);
  openPicker();
  click(button('Act 2'));
  expect(take()).toEqual(['onOpen', 'onChange null', 'onAccept null', 'onClose']);
  openPicker();
  click(button('Close true'));
  expect(take()).toEqual(['onOpen', 'onClose']);
});

test('a value from outside shows at once; only onError fires', () => {
  const { take, props } = listenToPicker();
  const min = dayjs('2027-03-01');
  const { show } = renderPicker(<DatePicker value={date} minDate={min} {...props} />);
  openPicker();
  take();
  show(<DatePicker value={dayjs('2027-02-20')} minDate={min} {...props} />);
  expect(take()).toEqual(['onError minDate']);
  expect(textOf()).toBe('02/20/2027');
  expect(day('20')).toHaveAttribute('aria-selected', 'true');
});
