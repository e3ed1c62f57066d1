/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import CompareBikes from '../../../docs/data-grid/row-pinning/CompareBikes';
import EntryRowOnTop from '../../../docs/data-grid/row-pinning/EntryRowOnTop';
import TotalOfFilteredRows from '../../../docs/data-grid/row-pinning/TotalOfFilteredRows';
import { find } from '../../support/components/gridParts';
import {
  cellOf,
  inputOf,
  press,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const idsOnTop = () =>
  [
    ...find('.MuiDataGrid-pinnedRows--top').querySelectorAll<HTMLElement>('[data-id]'),
  ].map(({ dataset }) => dataset.id);

claim(
  'a sum that follows the search',
  {
    'data-grid/row-pinning':
      'The `filteredRowsSet` event fires after each change to filters or rows. Add up the rows, and put the sum in a pinned row.',
  },
  async () => {
    render(<TotalOfFilteredRows />);
    await settle();
    const numberOf = (id: string) =>
      Number(cellOf(id, 'amount').textContent.replace(',', ''));
    const all = numberOf('sum');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Well' } });
    await settle(400);
    const shown = shownIds().filter((id) => id !== 'sum');
    expect(shown).toHaveLength(8);
    expect(numberOf('sum')).toBe(shown.reduce((sum, id) => sum + numberOf(id), 0));
    expect(numberOf('sum')).toBeLessThan(all);
  },
);

claim(
  'two rows are pinned, and keep focus',
  { 'data-grid/row-pinning': 'Limit the number of pinned rows, as in this demo.' },
  async () => {
    render(<CompareBikes />);
    await settle();
    expect(idsOnTop()).toEqual(['4', '11']);
    const pin = screen.getByRole('menuitem', { name: 'Pin Kestrel 100' });
    press(pin);
    await settle(50);
    expect(idsOnTop()).toEqual(['2', '11']);
    expect(shownIds()).toContain('4');
    expect(document.activeElement!.closest<HTMLElement>('[role="row"]')?.dataset.id).toBe(
      '2',
    );
  },
);

async function type(field: string, value: string) {
  fireEvent.doubleClick(cellOf('new', field));
  await settle();
  fireEvent.change(inputOf('new', field), { target: { value } });
  await settle(300);
  fireEvent.keyDown(inputOf('new', field), { key: 'Enter' });
  await settle(20);
}

claim(
  'an entry can be added once it is complete',
  {
    'data-grid/row-pinning':
      'Users can edit the cells of pinned rows, so an empty row at the top can serve as a form. Fill in its cells and press the button.',
  },
  async () => {
    render(<EntryRowOnTop />);
    await settle();
    const button = () => screen.getByRole('menuitem', { name: 'Add the sighting' });
    await type('bird', 'Wren');
    expect(button()).toBeDisabled();
    await type('count', '3');
    fireEvent.click(button());
    await settle(20);
    expect(shownIds()).toEqual(['new', '4', '1', '2', '3']);
    expect(cellOf(4, 'bird')).toHaveTextContent('Wren');
    expect(cellOf('new', 'bird')).toHaveTextContent('Type a name…');
  },
);
