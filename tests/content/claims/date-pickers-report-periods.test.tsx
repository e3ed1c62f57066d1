/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import ReportPeriods from '../../../docs/date-pickers/date-range-picker/ReportPeriods';
import { readToday } from '../../../docs/date-pickers/date-range-picker/readToday';
import {
  click,
  openPicker,
  renderPicker,
  textOf,
} from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

jest.mock('../../../docs/date-pickers/date-range-picker/readToday', () => ({
  readToday: jest.fn(),
}));

const clock = jest.mocked(readToday);

const choose = (label: string): string => {
  openPicker();
  click(screen.getByRole('button', { name: label }));
  return textOf();
};

claim(
  'the periods of the report depend on the day on which they are selected',
  {
    'date-pickers/date-range-picker':
      'To keep relative periods such as "Last 7 days" correct after midnight, compute them in `getValue`, not when the module loads.',
  },
  () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(clock).not.toHaveBeenCalled();
    clock.mockImplementation(() => dayjs('2025-09-18'));
    renderPicker(<ReportPeriods />);
    expect(textOf()).toBe('09/12/2025 – 09/18/2025');
    expect(choose('This month')).toBe('09/01/2025 – 09/18/2025');
    // The page stays open past midnight, and past the end of the month.
    clock.mockImplementation(() => dayjs('2025-10-01'));
    expect(choose('Last 7 days')).toBe('09/25/2025 – 10/01/2025');
    expect(choose('Last month')).toBe('09/01/2025 – 09/30/2025');
  },
);
