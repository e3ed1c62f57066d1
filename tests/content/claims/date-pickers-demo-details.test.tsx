/**
 * @jest-environment jsdom
 */
import '../../support/components/restResponse';
import { act, fireEvent, screen } from '@testing-library/react';
import ExplainTheRule from '../../../docs/date-pickers/accessibility/ExplainTheRule';
import UnderstandWords from '../../../docs/date-pickers/custom-field/UnderstandWords';
import ClearWithUndo from '../../../docs/date-pickers/date-field/ClearWithUndo';
import OutwardAndReturn from '../../../docs/date-pickers/date-time-picker/OutwardAndReturn';
import SensorExport from '../../../docs/date-pickers/date-time-range-picker/SensorExport';
import SaveAsText from '../../../docs/date-pickers/getting-started/SaveAsText';
import SaveCheckup from '../../../docs/date-pickers/server-dates/SaveCheckup';
import LogOvertime from '../../../docs/date-pickers/time-field/LogOvertime';
import SaveInstant from '../../../docs/date-pickers/timezone/SaveInstant';
import {
  button,
  click,
  clickOutside,
  day,
  fill,
  has,
  openPicker,
  renderPicker,
  silenceLicense,
  textOf,
  type,
  typeInto,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

silenceLicense();
afterEach(() => jest.useRealTimers());

test('every code has a message', () => {
  renderPicker(<ExplainTheRule />);
  fill('Year', '2150');
  expect(screen.getByText(/Monday to Friday/)).toHaveTextContent(
    'Choose another day. Monday to Friday',
  );
});

test('a field for words has a button that opens the calendar', () => {
  renderPicker(<UnderstandWords />);
  click(button('Choose date, selected date is March 12, 2027'));
  expect(has('.MuiDateCalendar-root')).toBe(true);
});

test('after undo, focus is in the field', () => {
  renderPicker(<ClearWithUndo />);
  click(button('Clear'));
  const undo = button('Undo');
  act(() => undo.focus());
  click(undo);
  expect(textOf()).toBe('03/12/2027');
  expect(document.activeElement).toHaveAttribute('role', 'spinbutton');
});

test('a return before the journey has no duration', () => {
  renderPicker(<OutwardAndReturn />);
  expect(screen.getByText('55 hours away')).toBeVisible();
  fill('Month', '02', 1);
  expect(screen.queryByText(/hours away/)).toBeNull();
});

test('a query needs both ends', () => {
  renderPicker(<SensorExport />);
  openPicker();
  click(day('30'));
  fireEvent.click(button('Next'));
  expect(screen.queryByText(/undefined/)).toBeNull();
  clickOutside();
});

test.each([
  ['a day', SaveAsText],
  ['a moment', SaveInstant],
])('%s is not stored while users type the year', (_kind, Demo) => {
  renderPicker(<Demo />);
  typeInto('Year', '202');
  expect(document.body).not.toHaveTextContent('0202-');
  type('8');
  expect(document.body).toHaveTextContent('2028-');
});

claim(
  'saves wait for each other, and a rejected day does not replace a newer one',
  {
    'date-pickers/server-dates':
      'The demo sends the requests one after another, and a rejected save does not overwrite a newer date.',
  },
  async () => {
    jest.useFakeTimers();
    const wait = () => act(async () => jest.advanceTimersByTimeAsync(400));
    renderPicker(<SaveCheckup />);
    await wait();
    fill('Day', '21');
    fill('Day', '16');
    await wait();
    expect(textOf()).toBe('03/16/2027');
    await wait();
    expect(screen.getByText('Saved')).toBeVisible();
    fill('Day', '28');
    await wait();
    expect(screen.getByText('Not saved: Closed on Sundays')).toBeVisible();
    expect(textOf()).toBe('03/16/2027');
    typeInto('Year', '202');
    expect(screen.queryByText('Saving…')).toBeNull();
  },
);

claim(
  'hours above 24 in number inputs',
  { 'date-pickers/time-field': 'Use number inputs and store the total:' },
  () => {
    renderPicker(<LogOvertime />);
    expect(screen.getByText('Stored: 2205 minutes')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '100' } });
    expect(screen.getByText('Stored: 6045 minutes')).toBeVisible();
  },
);
