/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import CombinePresets from '../../../docs/data-grid/filtering/multi-filters/CombinePresets';
import MatchAllOrAny from '../../../docs/data-grid/filtering/multi-filters/MatchAllOrAny';
import RemovableConditions from '../../../docs/data-grid/filtering/multi-filters/RemovableConditions';
import { settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const formsOf = () => [
  ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-filterForm'),
];

claim(
  'chips name the active conditions, and remove them',
  {
    'data-grid/filtering/multi-filters':
      'Chips above the grid show which conditions are active, and users can remove them one by one.',
  },
  async () => {
    render(<RemovableConditions />);
    const group = screen.getByRole('group', { name: 'Conditions' });
    const chip = within(group).getByText('Rooms >= 2');
    const before = shownIds().length;
    fireEvent.keyUp(chip.parentElement!, { key: 'Delete' });
    await settle(20);
    expect(within(group).queryByText('Rooms >= 2')).toBeNull();
    expect(shownIds().length).toBeGreaterThan(before);
    fireEvent.click(within(group).getByRole('button', { name: 'Remove all' }));
    await settle(20);
    expect(within(group).getByRole('button', { name: 'Remove all' })).toBeDisabled();
  },
);

test('ready-made filters are added and taken away again', () => {
  render(<CombinePresets />);
  const all = shownIds();
  fireEvent.click(screen.getByRole('button', { name: 'Family' }));
  const family = shownIds();
  expect(family.length).toBeLessThan(all.length);
  fireEvent.click(screen.getByRole('button', { name: 'Affordable' }));
  expect(shownIds().length).toBeLessThan(family.length);
  fireEvent.click(screen.getByRole('button', { name: 'Affordable' }));
  expect(shownIds()).toEqual(family);
});

test('a custom panel of filter forms adds conditions', async () => {
  render(<MatchAllOrAny />);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await settle(100);
  expect(formsOf()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Add condition' }));
  await settle(20);
  expect(formsOf()).toHaveLength(3);
});
