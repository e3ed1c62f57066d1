/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import {
  DatePicker,
  DateTimePicker,
  TimePicker,
  usePickerContext,
} from '@mui/x-date-pickers';
import {
  DateRangePicker,
  DateTimeRangePicker,
  TimeRangePicker,
} from '@mui/x-date-pickers-pro';
import ButtonAtStart from '../../../docs/date-pickers/custom-opening-button/ButtonAtStart';
import IconsPerState from '../../../docs/date-pickers/custom-opening-button/IconsPerState';
import OpenOnClick from '../../../docs/date-pickers/custom-opening-button/OpenOnClick';
import WordsOnButton from '../../../docs/date-pickers/custom-opening-button/WordsOnButton';
import {
  click,
  day,
  find,
  has,
  openPicker,
  renderPicker,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

const date = dayjs('2027-03-12T10:30');
const OPEN = '[aria-label^="Choose"]';
const CLEAR = '[title="Clear"]';
const isBefore = (first: string, second: string, place = 0): boolean =>
  (find(first, place).compareDocumentPosition(find(second, place)) &
    Node.DOCUMENT_POSITION_FOLLOWING) !==
  0;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

claim(
  'the icon follows the value',
  {
    'date-pickers/custom-opening-button':
      'The icon can depend on the picker state from `usePickerContext()`, as in the demo.',
  },
  () => {
    renderPicker(<IconsPerState />);
    expect(has('[data-testid="EventBusyIcon"]')).toBe(true);
    openPicker();
    click(day('15'));
    expect(has('[data-testid="EventAvailableIcon"]')).toBe(true);
  },
);

claim(
  'the default icon: a calendar, or a clock in time pickers',
  {
    'date-pickers/custom-opening-button':
      'a calendar, or a clock in `TimePicker` and `TimeRangePicker`',
  },
  () => {
    const icon = (element: React.ReactElement) => {
      renderPicker(element);
      return find(`${OPEN} svg`).dataset.testid;
    };
    expect(icon(<DatePicker />)).toBe('CalendarIcon');
    expect(icon(<DateTimePicker />)).toBe('CalendarIcon');
    expect(icon(<TimePicker />)).toBe('ClockIcon');
    expect(icon(<DateRangePicker />)).toBe('DateRangeIcon');
    expect(icon(<TimeRangePicker />)).toBe('ClockIcon');
  },
);

claim(
  'props of the slots',
  {
    'date-pickers/custom-opening-button': [
      "`openPickerButton` | Material UI's `IconButton` | `onClick`, `disabled`, `aria-label`, `edge`, and the icon as `children`",
      "`inputAdornment` | Material UI's `InputAdornment` | `position`",
    ],
  },
  () => {
    const button = jest.fn<null, [IconButtonProps]>(() => null);
    renderPicker(<DatePicker slots={{ openPickerButton: button }} />);
    expect(Object.keys(button.mock.calls[0]![0]).sort()).toEqual([
      'aria-label',
      'children',
      'disabled',
      'edge',
      'onClick',
      'ref',
    ]);
    const adornment = jest.fn<null, [{ position: string }]>(() => null);
    renderPicker(<DatePicker slots={{ inputAdornment: adornment }} />);
    expect(adornment.mock.calls[0]![0].position).toBe('end');
  },
);

claim(
  'the order of the buttons on one side, and on two',
  {
    'date-pickers/custom-opening-button': [
      "`openPickerButtonPosition` and `clearButtonPosition` can be `'end'` (the default) or `'start'`:",
      'If both buttons are on the same side, the clear button is the one closer to the text.',
    ],
  },
  () => {
    const field = { clearable: true } as const;
    renderPicker(<DatePicker defaultValue={date} slotProps={{ field }} />);
    expect(isBefore(CLEAR, OPEN)).toBe(true);
    expect(isBefore('[role="spinbutton"]', OPEN)).toBe(true);
    renderPicker(
      <DatePicker
        defaultValue={date}
        slotProps={{
          field: {
            ...field,
            clearButtonPosition: 'start',
            openPickerButtonPosition: 'start',
          },
        }}
      />,
    );
    expect(isBefore(OPEN, CLEAR)).toBe(true);
    expect(isBefore(OPEN, '[role="spinbutton"]')).toBe(true);
    renderPicker(<ButtonAtStart />);
    expect(isBefore(OPEN, CLEAR)).toBe(true);
    expect(isBefore('[role="spinbutton"]', CLEAR)).toBe(true);
  },
);

claim(
  'a custom adornment replaces the button',
  {
    'date-pickers/custom-opening-button':
      'A custom adornment in `slotProps.textField.InputProps` replaces the buttons on its side.',
  },
  () => {
    renderPicker(
      <DatePicker slotProps={{ textField: { InputProps: { endAdornment: 'km' } } }} />,
    );
    expect(has(OPEN)).toBe(false);
    renderPicker(
      <DatePicker slotProps={{ textField: { InputProps: { startAdornment: 'km' } } }} />,
    );
    expect(has(OPEN)).toBe(true);
  },
);

claim(
  'a button with text, and a name that starts with it',
  {
    'date-pickers/custom-opening-button': [
      'The component in the `openPickerButton` slot must call `onClick`',
      'If the button has visible text, start its name with that text',
    ],
  },
  () => {
    renderPicker(<WordsOnButton />);
    const button = screen.getByRole('button', {
      name: 'Choose time, doors open at 07:00 PM',
    });
    expect(button).toHaveTextContent('Choose time');
    click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  'the name of the button has the value, without the time if there is a date',
  {
    'date-pickers/custom-opening-button':
      "The button's accessible name contains the picker's value. In Date Time Pickers, it contains only the date.",
  },
  () => {
    const name = (element: React.ReactElement) => {
      renderPicker(element);
      return find(OPEN).getAttribute('aria-label');
    };
    const end = date.add(2, 'hour');
    expect(name(<DatePicker value={date} />)).toMatch(/is Mar 12, 2027$/);
    expect(name(<TimePicker value={date} />)).toMatch(/is 10:30 AM$/);
    expect(name(<TimeRangePicker value={[date, end]} />)).toMatch(
      /is 10:30 AM - 12:30 PM$/,
    );
    expect(name(<DateTimePicker value={date} />)).toMatch(/is Mar 12, 2027$/);
    expect(name(<DateTimeRangePicker value={[date, end]} />)).toMatch(
      /is Mar 12, 2027 - Mar 12, 2027$/,
    );
  },
);

claim(
  'a click on the field opens the picker, and so does the button',
  { 'date-pickers/custom-opening-button': 'To open the picker instead, control `open`:' },
  () => {
    renderPicker(<OpenOnClick />);
    fireEvent.click(find('[role="spinbutton"]'));
    expect(has('.MuiDateCalendar-root')).toBe(true);
    renderPicker(<OpenOnClick />);
    click(find(OPEN));
    expect(has('.MuiDateCalendar-root')).toBe(true);
  },
);

claim(
  'triggerStatus: disabled, read-only, and without views',
  {
    'date-pickers/custom-opening-button': [
      '`disabled` and `readOnly` disable the button.',
      'If all `viewRenderers` are `null`, the picker has nothing to open and no button.',
      "`usePickerContext()` returns the button's state as `triggerStatus`: `'enabled'`, `'disabled'`, or `'hidden'`.",
    ],
  },
  () => {
    let status = '';
    function Field() {
      status = usePickerContext().triggerStatus;
      return null;
    }
    const slots = { field: Field };
    const read = (props: object) => {
      renderPicker(<DatePicker slots={slots} {...props} />);
      return status;
    };
    expect(read({})).toBe('enabled');
    expect(read({ disabled: true })).toBe('disabled');
    expect(read({ readOnly: true })).toBe('disabled');
    expect(read({ viewRenderers: { day: null, month: null, year: null } })).toBe(
      'hidden',
    );
    renderPicker(<DatePicker viewRenderers={{ day: null, month: null, year: null }} />);
    expect(has(OPEN)).toBe(false);
  },
);
