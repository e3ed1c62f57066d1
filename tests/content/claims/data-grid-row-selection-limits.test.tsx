/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import AtMostThree from '../../../docs/data-grid/row-selection/AtMostThree';
import {
  cellOf,
  modelOf,
  mountGrid,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(120_000);

const allBox = () => screen.getByRole('checkbox', { name: /all rows/ });

claim(
  'at most three rows can be selected, one by one or together',
  {
    'data-grid/row-selection':
      'Control the model and keep only the first ids of each new model. In this demo, `isRowSelectable` disables the other checkboxes once three rows are selected',
  },
  async () => {
    render(<AtMostThree />);
    const boxOf = (id: number) => within(cellOf(id, '__check__')).getByRole('checkbox');
    fireEvent.click(allBox());
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3 photos chosen');
    expect(boxOf(2)).toBeChecked();
    expect(boxOf(5)).toBeDisabled();
    fireEvent.click(boxOf(2));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 photos chosen');
    expect(boxOf(5)).toBeEnabled();
    fireEvent.click(boxOf(5), { shiftKey: true });
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3 photos chosen');
    await settle();
  },
);

const rows = [['A'], ['A', 'a'], ['A', 'b'], ['B'], ['B', 'c']].map((path, index) => ({
  id: index + 1,
  path,
}));

async function selectAllOf(
  rowSelectionPropagation: GridProps['rowSelectionPropagation'],
) {
  const grid = mountGrid(
    {
      rows,
      columns: [{ field: 'id', type: 'number' }],
      treeData: true,
      getTreeDataPath: ({ path }: { path: string[] }) => path,
      checkboxSelection: true,
      rowSelectionPropagation,
    },
    { plan: 'pro' },
  );
  await settle();
  fireEvent.click(allBox());
  await settle();
  return grid;
}

claim(
  '"select all" in a tree: a change of the filter turns exceptions into a list',
  {
    'data-grid/row-selection':
      'an `exclude` model becomes a list of ids as soon as the rows or filters change, because `parents` in `rowSelectionPropagation` is on by default. Rows that a filter hides are then no longer selected.',
  },
  async () => {
    const grid = await selectAllOf({ parents: true, descendants: true });
    expect(modelOf(grid)).toEqual(['exclude']);
    act(() =>
      grid.api.setFilterModel({ items: [{ field: 'id', operator: '<', value: 3 }] }),
    );
    await settle(20);
    expect(modelOf(grid)).toEqual(['include', 1, 2]);
  },
);

claim(
  '"select all" in a tree: without parents it stays, without descendants it is a list',
  {
    'data-grid/row-selection': [
      'If you turn off `descendants`, the model lists the ids immediately when users select all rows.',
      'In a tree, an `exclude` model becomes a list of ids as soon as the rows or filters change, because `parents` in `rowSelectionPropagation` is on by default.',
    ],
  },
  async () => {
    const grid = await selectAllOf({ descendants: true });
    act(() =>
      grid.api.setFilterModel({ items: [{ field: 'id', operator: '<', value: 3 }] }),
    );
    await settle(20);
    expect(modelOf(grid)).toEqual(['exclude']);
    grid.unmount();
    const [type] = modelOf(await selectAllOf({ parents: true }));
    expect(type).toBe('include');
  },
);
