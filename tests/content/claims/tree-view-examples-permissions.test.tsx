/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import PermissionPicker from '../../../docs/tree-view/examples/PermissionPicker';
import { renderRichTree, branch, leaf } from '../../support/components/renderRichTree';
import { checkbox, checked, item, tick } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

describe('the permission picker', () => {
  claim(
    'groups follow granted permissions, and the fixed one has no checkbox and stays',
    {
      'tree-view/examples': [
        "selectionPropagation with parents and descendants does the rest: clicking a group's checkbox selects or deselects everything inside it, and a partly granted group has an indeterminate checkbox.",
        'The item "See boats (everyone)" is always selected, so isItemSelectionDisabled removes its checkbox.',
      ],
    },
    () => {
      render(<PermissionPicker />);
      expect(item('Fleet')).toHaveAttribute('aria-checked', 'mixed');
      expect(checkbox('See boats (everyone)')).toBeNull();
      tick('Fleet');
      expect(item('Fleet')).toHaveAttribute('aria-checked', 'true');
      expect(status()).toBe('1 added, 0 removed');
      tick('Fleet');
      expect(checked()).toBe('See boats (everyone)');
      expect(status()).toBe('0 added, 1 removed');
      fireEvent.click(button('Discard'));
      expect(status()).toBe('2 of 6 permissions granted');
    },
  );

  claim(
    'a role replaces the selection; Save makes it the new initial state',
    {
      'tree-view/examples': [
        'Choosing a role replaces the whole selection.',
        'The status below the tree announces the number of changes to screen readers.',
      ],
    },
    () => {
      render(<PermissionPicker />);
      fireEvent.click(button('Desk'));
      expect(status()).toBe('2 added, 1 removed');
      fireEvent.click(button('Save'));
      expect(status()).toBe('3 of 6 permissions granted');
    },
  );

  claim(
    'filtered items keep their state, even in a group that is clicked',
    {
      'tree-view/examples': [
        'The rest of the code stays the same, because hidden permissions stay in itemIds.',
        "Clicking a group's checkbox changes only visible permissions, so keep the filter text visible.",
      ],
    },
    () => {
      const onSelectedItemsChange = jest.fn();
      const { update } = renderRichTree<true>({
        multiSelect: true,
        checkboxSelection: true,
        selectionPropagation: { parents: true, descendants: true },
        items: [branch('A', leaf('a1'))],
        selectedItems: ['hidden'],
        onSelectedItemsChange,
      });
      tick('A');
      expect(onSelectedItemsChange.mock.lastCall[1].sort()).toEqual([
        'A',
        'a1',
        'hidden',
      ]);
      update({ selectedItems: ['A', 'a1', 'hidden'] });
      tick('A');
      expect(onSelectedItemsChange.mock.lastCall[1]).toEqual(['hidden']);
    },
  );
});
