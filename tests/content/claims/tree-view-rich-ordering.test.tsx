/**
 * @jest-environment jsdom
 */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { branch, leaf } from '../../support/components/renderRichTree';
import {
  drag,
  mockDragging,
  renderSortableTree as renderTree,
  SORTABLE_ITEMS as items,
} from '../../support/components/renderSortableTree';
import { checked, focus, focused, shown } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

beforeAll(mockDragging);

claim(
  'quarters of an item: before, into as first child, after',
  {
    'tree-view/rich-tree-view/ordering': [
      'upper quarter | before that item',
      'middle | inside that item, as the first child',
      'lower quarter | after that item',
      'itemId | the item that was moved',
      'oldPosition | its old parent and position, as { parentId, index }; parentId is null at the first level',
      'newPosition | its new parent and position',
    ],
  },
  () => {
    const { moves } = renderTree();
    expect(drag('d', 'c', 0.2)).toBe('A a1 a2 B b1 d c');
    expect(drag('d', 'a2', 0.8)).toBe('A a1 a2 d B b1 c');
    expect(drag('d', 'B', 0.5)).toBe('A a1 a2 B d b1 c');
    expect(moves.at(-1)).toEqual({
      itemId: 'd',
      oldPosition: { parentId: 'A', index: 2 },
      newPosition: { parentId: 'B', index: 0 },
    });
  },
);

claim(
  'the indentation moves to the end of the list that contains the item',
  {
    'tree-view/rich-tree-view/ordering':
      'indentation at the start | at the end of the list that contains that item',
  },
  () => {
    renderTree();
    expect(drag('d', 'a1', 0.5, { x: 5 })).toBe('A a1 a2 d B b1 c');
  },
);

claim(
  'in a right-to-left layout the strip of the indentation stays at the left',
  {
    'tree-view/rich-tree-view/ordering':
      'In a right-to-left layout, the area that moves an item to the end of the list is still on the left, not at the indentation.',
  },
  () => {
    const theme = createTheme({ direction: 'rtl' });
    render(
      <ThemeProvider theme={theme}>
        <RichTreeViewPro
          items={items}
          itemsReordering
          itemChildrenIndentation={10}
          defaultExpandedItems={['A']}
        />
      </ThemeProvider>,
    );
    expect(drag('d', 'a1', 0.5, { x: 5 })).toBe('A a1 a2 d B c');
  },
);

claim(
  'if children are not allowed, halves count',
  {
    'tree-view/rich-tree-view/ordering':
      'If users cannot drop the dragged item inside an item, a drop on the upper half of that item puts the dragged item before it, and a drop on the lower half puts the dragged item after it.',
  },
  () => {
    renderTree({
      canMoveItemToNewPosition: ({ newPosition }) => newPosition.parentId === null,
    });
    expect(drag('d', 'c', 0.4)).toBe('A a1 a2 B b1 d c');
    expect(drag('d', 'c', 0.6)).toBe('A a1 a2 B b1 c d');
  },
);

claim(
  'the lower part of a parent counts only if it is the last of its list',
  {
    'tree-view/rich-tree-view/ordering':
      'If an item has children and is not the last item of its list, users cannot drop anything after it: a drop on its lower quarter also puts the dragged item inside it.',
  },
  () => {
    const { update } = renderTree();
    expect(drag('d', 'A', 0.9)).toBe('A d a1 a2 B b1 c');
    update({ items: [leaf('c'), branch('A', leaf('a1'))] });
    expect(drag('c', 'A', 0.9)).toBe('A a1 c');
  },
);

claim(
  'canceled, on itself and into its own children: nothing moves',
  {
    'tree-view/rich-tree-view/ordering': [
      'Esc cancels the drag.',
      'Users cannot drop an item into itself or into anything inside it.',
    ],
  },
  () => {
    const { moves } = renderTree();
    drag('d', 'c', 0.2, { dropEffect: 'none' });
    drag('A', 'A', 0.5);
    drag('A', 'a1', 0.5);
    expect([shown(), moves]).toEqual(['A a1 a2 B b1 c d', []]);
  },
);

claim(
  'children move with their parent; the index excludes the item; the order stays until items change',
  {
    'tree-view/rich-tree-view/ordering': [
      'With itemsReordering, users can drag each item together with its children.',
      'Otherwise, the new order is lost when items or a function that reads them changes.',
      'The getItemTree() method of apiRef returns copies of your items in their current order, with the children in children.',
      'Items without children have no children property, even if you passed an empty array.',
      'In newPosition, the index is counted after the item has been removed from its old position.',
    ],
  },
  () => {
    const { api, moves, update } = renderTree();
    expect(drag('A', 'c', 0.8)).toBe('B b1 c A a1 a2 d');
    expect(moves).toEqual([
      {
        itemId: 'A',
        oldPosition: { parentId: null, index: 0 },
        newPosition: { parentId: null, index: 2 },
      },
    ]);
    expect(
      api()
        .getItemTree()
        .map(({ id }) => id),
    ).toEqual(['B', 'c', 'A', 'd']);
    drag('a1', 'd', 0.5);
    expect(api().getItemTree()[3]).toEqual(branch('d', leaf('a1')));
    expect(api().getItem('d')).toBe(items[3]);
    update({ items: [...items] });
    expect(shown()).toBe('A a1 a2 B b1 c d');
  },
);

claim(
  'an item dropped into a collapsed branch is hidden, and the branch stays collapsed',
  {
    'tree-view/rich-tree-view/ordering':
      'An item that is dropped into a closed branch is hidden until users open the branch.',
  },
  () => {
    renderTree({ defaultExpandedItems: [] });
    expect(drag('d', 'A', 0.5)).toBe('A B c');
  },
);

claim(
  'focus and selection stay with an item that new items move',
  {
    'tree-view/rich-tree-view/ordering':
      'Focus and selection stay with the item, because the tree identifies it by its id.',
  },
  () => {
    const { update } = renderTree({ defaultSelectedItems: 'c' });
    focus('c');
    update({ items: [leaf('c'), ...items.slice(0, 2), leaf('d')] });
    expect([focused(), checked()]).toEqual(['c', 'c']);
    expect(screen.getByRole('tree')).toBeVisible();
  },
);
