/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import {
  DatePicker,
  DateTimePicker,
  MobileDatePicker,
  TimePicker,
} from '@mui/x-date-pickers';
import { DateRangePicker } from '@mui/x-date-pickers-pro';
import ButtonAtStart from '../../../docs/date-pickers/custom-opening-button/ButtonAtStart';
import IconsPerState from '../../../docs/date-pickers/custom-opening-button/IconsPerState';
import OpenOnClick from '../../../docs/date-pickers/custom-opening-button/OpenOnClick';
import WordsOnButton from '../../../docs/date-pickers/custom-opening-button/WordsOnButton';
import { click, day, find, has, openPicker, renderPicker } from '../../support/pickerDom';

const date = dayjs('2027-03-12T10:30');
const OPEN = '[aria-label^="Choose"]';
const isBefore = (first: string, second: string, place = 0): boolean =>
  (find(first, place).compareDocumentPosition(find(second, place)) &
    Node.DOCUMENT_POSITION_FOLLOWING) !==
  0;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('the icon follows the value', () => {
  renderPicker(<IconsPerState />);
  expect(has('[data-testid="EventBusyIcon"]')).toBe(true);
  openPicker();
  click(day('15'));
  expect(has('[data-testid="EventAvailableIcon"]')).toBe(true);
});

test('the default icon: a calendar, or a clock in pickers of times', () => {
  const icon = (element: React.ReactElement) => {
    renderPicker(element);
    return find(`${OPEN} svg`).dataset.testid;
  };
  expect(icon(<DatePicker />)).toBe('CalendarIcon');
  expect(icon(<DateTimePicker />)).toBe('CalendarIcon');
  expect(icon(<TimePicker />)).toBe('ClockIcon');
  renderPicker(<DateRangePicker />);
  expect(has(OPEN)).toBe(false);
  expect(has('button')).toBe(false);
});

test('what the slots get', () => {
  const button = jest.fn<null, [IconButtonProps]>(() => null);
  renderPicker(<DatePicker slots={{ openPickerButton: button }} />);
  expect(Object.keys(button.mock.calls[0]![0])).toEqual(
    expect.arrayContaining(['aria-label', 'children', 'disabled', 'edge', 'onClick']),
  );
  const adornment = jest.fn<null, [{ position: string }]>(() => null);
  renderPicker(<DatePicker slots={{ inputAdornment: adornment }} />);
  expect(adornment.mock.calls[0]![0].position).toBe('end');
});

test('the button at the end, or before the input', () => {
  renderPicker(<DatePicker defaultValue={date} />);
  expect(isBefore('input', OPEN)).toBe(true);
  renderPicker(<ButtonAtStart />);
  expect(isBefore(OPEN, 'input')).toBe(true);
});

test('in a dialog, a click into the field opens it, and there is no button', () => {
  renderPicker(<MobileDatePicker defaultValue={date} />);
  expect(has('button')).toBe(false);
  fireEvent.click(find('input'));
  expect(has('[role="dialog"]')).toBe(true);
});

test('a button with words, and a name that starts with them', () => {
  renderPicker(<WordsOnButton />);
  const button = screen.getByRole('button', {
    name: 'Choose time, doors open at 7:00 PM',
  });
  expect(button).toHaveTextContent('Choose time');
  click(button);
  expect(has('[role="dialog"]')).toBe(true);
});

test('a click into the field opens, and so does the button', () => {
  renderPicker(<OpenOnClick />);
  fireEvent.click(find('input'));
  expect(has('.MuiDateCalendar-root')).toBe(true);
  renderPicker(<OpenOnClick />);
  click(find(OPEN));
  expect(has('.MuiDateCalendar-root')).toBe(true);
});

test('disabled, read-only, without views, and without a button', () => {
  const isDisabled = (props: object) => {
    renderPicker(<DatePicker {...props} />);
    return find(OPEN).hasAttribute('disabled');
  };
  expect([{}, { disabled: true }, { readOnly: true }].map(isDisabled)).toEqual([
    false,
    true,
    true,
  ]);
  renderPicker(<DatePicker viewRenderers={{ day: null, month: null, year: null }} />);
  expect(has(OPEN)).toBe(false);
  renderPicker(<DatePicker disableOpenPicker />);
  expect(has(OPEN)).toBe(false);
});
