/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import FindInRows from '../../../docs/data-grid/virtualization/FindInRows';
import KeepCellState from '../../../docs/data-grid/virtualization/KeepCellState';
import { cellOf, press, settle } from '../../support/components/mountGrid';

jest.setTimeout(120_000);

test('the controls in cells have names, and the grid is one tab stop', async () => {
  render(<KeepCellState />);
  const inputOf = (field: string) => cellOf('film1', field).querySelector('input')!;
  expect(inputOf('lasting')).toHaveAccessibleName('Star for Film 1');
  expect(document.querySelectorAll('[role="gridcell"] [tabindex="0"]')).toHaveLength(0);
  press(cellOf('film1', 'lasting'));
  await settle();
  expect(inputOf('lasting')).toHaveAttribute('tabindex', '0');
  fireEvent.click(inputOf('lasting'));
  expect(inputOf('lasting')).toBeChecked();
});

test('a search goes on to the next match, and a new text starts a new search', async () => {
  render(<FindInRows />);
  const find = () => fireEvent.click(screen.getByText('Find next'));
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Find in all rows'), { target: { value } });
  find();
  find();
  expect(screen.getByRole('status')).toHaveTextContent(/^Match 2 of/);
  type('acer');
  find();
  expect(screen.getByRole('status')).toHaveTextContent(/^Match 1 of/);
  type('');
  find();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  await settle();
});
