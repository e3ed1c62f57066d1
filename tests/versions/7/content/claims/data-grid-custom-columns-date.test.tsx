/**
 * @jest-environment jsdom
 */
import '../../support/pickerDom';
import '../../support/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import DatePickerColumn from '../../../docs/data-grid/custom-columns/DatePickerColumn';
import { cellOf, inputOf, settle } from '../../support/mountGrid';

test('the editor of dates has the focus and a name, and passes a picked date on', async () => {
  render(<DatePickerColumn />);
  const before = cellOf(1, 'arrival').textContent;
  fireEvent.doubleClick(cellOf(1, 'arrival'));
  await act(() => settle(50));
  expect(inputOf(1, 'arrival')).toHaveFocus();
  expect(inputOf(1, 'arrival')).toHaveAttribute('aria-label', 'Arrival');
  fireEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  await act(() => settle(50));
  fireEvent.click(screen.getByRole('gridcell', { name: '28' }));
  await act(() => settle(300));
  fireEvent.keyDown(inputOf(1, 'arrival'), { key: 'Enter' });
  await act(() => settle(50));
  expect(cellOf(1, 'arrival').textContent).toMatch(/^28 /);
  expect(cellOf(1, 'arrival').textContent).not.toBe(before);
});
