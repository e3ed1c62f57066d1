/**
 * @jest-environment jsdom
 */
import { act, fireEvent } from '@testing-library/react';
import {
  drag,
  mockDragging,
  renderSortableTree as renderTree,
} from '../../support/components/renderSortableTree';
import { focus, item } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

beforeAll(mockDragging);

claim(
  'isItemReorderable receives the id; while one item is renamed, none can be dragged',
  {
    'tree-view/rich-tree-view/ordering': [
      'Return false from isItemReorderable for items that users must not drag.',
      'The position of such an item still changes when users drag other items past it.',
      'Users cannot drag items while they are renaming one.',
    ],
  },
  () => {
    const { api } = renderTree({
      isItemReorderable: (id) => id !== 'c',
      isItemEditable: true,
    });
    const draggable = (label: string) => item(label).getAttribute('draggable');
    expect([draggable('c'), draggable('d')]).toEqual([null, 'true']);
    expect(drag('d', 'c', 0.2)).toBe('A a1 a2 B b1 d c');
    act(() => api().setEditedItem('a1'));
    expect(draggable('d')).toBeNull();
  },
);

claim(
  'no key moves an item, and without itemsReordering none can be dragged',
  { 'tree-view/rich-tree-view/ordering': 'Users cannot drag with the keyboard' },
  () => {
    const { moves, update } = renderTree();
    focus('c');
    for (const init of [{ altKey: true }, { ctrlKey: true }, { shiftKey: true }]) {
      fireEvent.keyDown(item('c'), { key: 'ArrowUp', ...init });
    }
    expect(moves).toEqual([]);
    update({ itemsReordering: false });
    expect(item('c')).not.toHaveAttribute('draggable');
  },
);
