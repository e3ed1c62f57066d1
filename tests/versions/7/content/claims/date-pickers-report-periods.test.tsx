/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import ReportPeriods from '../../../docs/date-pickers/date-range-picker/ReportPeriods';
import { readToday } from '../../../docs/date-pickers/date-range-picker/readToday';
import { click, focus, input, renderPicker, textOf } from '../../support/pickerDom';

jest.mock('../../../docs/date-pickers/date-range-picker/readToday', () => ({
  readToday: jest.fn(),
}));

const clock = jest.mocked(readToday);

const shown = () => `${textOf(0)} – ${textOf(1)}`;

const choose = (label: string): string => {
  focus(input());
  click(input());
  click(screen.getByRole('button', { name: label }));
  return shown();
};

test('the periods of the report follow the day on which they are chosen', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(clock).not.toHaveBeenCalled();
  clock.mockImplementation(() => dayjs('2025-09-18'));
  renderPicker(<ReportPeriods />);
  expect(shown()).toBe('09/12/2025 – 09/18/2025');
  expect(choose('This month')).toBe('09/01/2025 – 09/18/2025');
  // The page stays open past midnight, and past the end of the month.
  clock.mockImplementation(() => dayjs('2025-10-01'));
  expect(choose('Last 7 days')).toBe('09/25/2025 – 10/01/2025');
  expect(choose('Last month')).toBe('09/01/2025 – 09/30/2025');
});
