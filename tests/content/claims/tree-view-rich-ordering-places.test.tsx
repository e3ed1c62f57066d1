/**
 * @jest-environment jsdom
 */
import {
  TreeItemContent,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { branch, leaf, type Entry } from '../../support/components/renderRichTree';
import {
  drag,
  mockDragging,
  renderSortableTree as renderTree,
  type SortableProps,
} from '../../support/components/renderSortableTree';
import { shown } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

beforeAll(mockDragging);

claim(
  'a quarter counts as the middle if the item is there already',
  {
    'tree-view/rich-tree-view/ordering':
      'If the position before or after an item is not available, for example because the dragged item is already there, a drop on the upper or lower quarter also puts the dragged item inside that item.',
  },
  () => {
    const { moves } = renderTree();
    expect(drag('c', 'd', 0.2)).toBe('A a1 a2 B b1 d');
    expect(moves.at(-1)).toMatchObject({ newPosition: { parentId: 'd', index: 0 } });
    expect(drag('a2', 'a1', 0.8)).toBe('A a1 B b1 d');
    expect(moves.at(-1)).toMatchObject({ newPosition: { parentId: 'a1', index: 0 } });
  },
);

claim(
  'the lower quarter of a parent means inside, except for the last of its list',
  {
    'tree-view/rich-tree-view/ordering':
      'If an item has children and is not the last item of its list, users cannot drop anything after it: a drop on its lower quarter also puts the dragged item inside it.',
  },
  () => {
    const items = [branch('A', leaf('a1')), leaf('b'), branch('C', leaf('c1'))];
    const { moves } = renderTree({ items, defaultExpandedItems: ['C'] });
    drag('b', 'A', 0.8);
    expect(moves.at(-1)).toMatchObject({ newPosition: { parentId: 'A', index: 0 } });
    drag('c1', 'A', 0.2);
    drag('A', 'C', 0.8);
    expect(moves.at(-1)).toMatchObject({ newPosition: { parentId: null, index: 2 } });
  },
);

claim(
  'a drop on the indentation passes the length of the list including the item',
  {
    'tree-view/rich-tree-view/ordering':
      'There is one exception: after a drop on the indentation that moves an item to the end of its own list, index is the length of that list, which is one too high.',
  },
  () => {
    const { moves } = renderTree();
    expect(drag('a1', 'a2', 0.5, { x: 5 })).toBe('A a2 a1 B b1 c d');
    expect(moves).toEqual([
      {
        itemId: 'a1',
        oldPosition: { parentId: 'A', index: 0 },
        newPosition: { parentId: 'A', index: 2 },
      },
    ]);
  },
);

claim(
  'canMoveItemToNewPosition: not the current index, but positions inside and the end of the list',
  {
    'tree-view/rich-tree-view/ordering':
      'These include positions inside the dragged item, although users cannot drop there.',
  },
  () => {
    const requested: string[] = [];
    const { moves } = renderTree({
      canMoveItemToNewPosition: ({ newPosition: { parentId, index } }) => {
        requested.push(`${parentId} ${index}`);
        return true;
      },
    });
    drag('d', 'c', 0.2);
    expect(requested.splice(0)).toEqual(['c 0', 'null 2']);
    moves.length = 0;
    drag('A', 'a1', 0.5);
    expect([requested.splice(0), moves]).toEqual([['a1 0', 'A 0', 'A 1', 'A 2'], []]);
    drag('a2', 'a1', 0.2);
    expect(requested).toEqual(['a1 0', 'A 0', 'A 2']);
  },
);

const READERS: SortableProps = {
  isItemDisabled: () => false,
  isItemSelectionDisabled: () => false,
  getItemId: ({ id }: Entry) => id,
  getItemLabel: ({ label }: Entry) => label,
  getItemChildren: ({ children }: Entry) => children,
};

for (const [name, read] of Object.entries(READERS))
  claim(
    `a new ${name} restores the old order`,
    {
      'tree-view/rich-tree-view/ordering':
        'Otherwise, the new order is lost when items or a function that reads them changes.',
    },
    () => {
      const { update } = renderTree();
      expect(drag('d', 'c', 0.2)).toBe('A a1 a2 B b1 d c');
      update({ isItemReorderable: () => true, canMoveItemToNewPosition: () => true });
      expect(shown()).toBe('A a1 a2 B b1 d c');
      update({ [name]: read });
      expect(shown()).toBe('A a1 a2 B b1 c d');
    },
  );

claim(
  'dragging works without the overlay',
  { 'tree-view/tree-item-customization': 'Dragging also works without it' },
  () => {
    function Item({ id, itemId, label, children }: TreeItemProps) {
      const { getContextProviderProps, getRootProps, getContentProps } = useTreeItem({
        id,
        itemId,
        label,
        children,
      });
      return (
        <TreeItemProvider {...getContextProviderProps()}>
          <TreeItemRoot {...getRootProps()}>
            <TreeItemContent {...getContentProps({ className: 'MuiTreeItem-content' })}>
              {label}
            </TreeItemContent>
          </TreeItemRoot>
        </TreeItemProvider>
      );
    }
    renderTree({ items: [leaf('x'), leaf('y'), leaf('z')], slots: { item: Item } });
    expect(drag('z', 'x', 0.2)).toBe('z x y');
  },
);
