/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import {
  branch,
  ITEMS,
  leaf,
  renderRichTree,
  type Entry,
} from '../../support/components/renderRichTree';
import {
  checked,
  click,
  content,
  focus,
  focused,
  item,
  open,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const failing = (items: unknown[], props = {}) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    renderRichTree({ items: items as Entry[], ...props });
    return 'nothing';
  } catch (thrown) {
    return String(thrown);
  } finally {
    error.mockRestore();
  }
};

claim(
  'two items with one id, and one without id or label, throw and are named',
  {
    'tree-view/rich-tree-view/items':
      'The tree throws an error if two items have the same id, or if an item has no id or no label.',
  },
  () => {
    expect(failing([leaf('x'), branch('y', leaf('x'))])).toMatch(/same id.*"x"/s);
    expect(failing([{ label: 'No id' }])).toMatch(/unique `id`.*No id/s);
    expect(failing([{ id: 'nameless' }])).toMatch(/`label`.*nameless/s);
    expect(failing([{ id: 'x', label: 7 }])).toMatch(/toLowerCase/);
  },
);

claim(
  'an empty array of children makes a leaf; ids and labels can come from functions',
  {
    'tree-view/rich-tree-view/items': 'An item with an empty `children` array is a leaf.',
  },
  () => {
    renderRichTree({
      items: [{ ...leaf('1'), children: [] }, leaf('2')],
      getItemLabel: ({ id }) => `label ${id}`,
      getItemId: ({ id }) => `id-${id}`,
      defaultSelectedItems: 'id-2',
    });
    expect(item('label 1')).not.toHaveAttribute('aria-expanded');
    expect(checked()).toBe('label 2');
    focus('label 1');
    press('l');
    expect(focused()).toBe('label 2');
  },
);

claim(
  'a new reference reads all items again and discards edits',
  {
    'tree-view/rich-tree-view/items':
      'This takes time and discards new labels that are not in items yet.',
  },
  () => {
    const { api, update } = renderRichTree();
    act(() => api().updateItemLabel('a1', 'new'));
    update({ getItemChildren: undefined });
    expect(shown()).toBe('A new a2 B');
    expect([
      api().getItem('a1').label,
      api().getItemTree()[0]?.children?.[0]?.label,
    ]).toEqual(['a1', 'a1']);
    update({ isItemSelectionDisabled: () => false });
    expect(shown()).toBe('A a1 a2 B');
  },
);

claim(
  'a disabled item disables its children: only code can select, expand or collapse it',
  {
    'tree-view/rich-tree-view/items': [
      'Return true from isItemDisabled to disable an item and everything inside it.',
      'Apart from the exceptions below, users cannot select, open, or close disabled items.',
      'Your code can still do so through apiRef or props.',
      'By default, the arrow keys skip disabled items.',
    ],
  },
  () => {
    const { api } = renderRichTree({ isItemDisabled: ({ id }) => id === 'A' });
    for (const label of ['A', 'a1']) {
      click(label);
      expect(item(label)).toHaveAttribute('aria-disabled', 'true');
    }
    expect([shown(), open(), checked()]).toEqual(['A a1 a2 B', 'A', '']);
    focus('B');
    press('Home');
    expect(focused()).toBe('B');
    act(() => api().setItemSelection({ itemId: 'a1' }));
    expect(checked()).toBe('a1');
    act(() => api().setItemExpansion({ itemId: 'A' }));
    expect(open()).toBe('');
  },
);

claim(
  'disabledItemsFocusable lets the arrow keys reach disabled items',
  {
    'tree-view/rich-tree-view/focus':
      'The arrow keys skip disabled items unless `disabledItemsFocusable` is set.',
  },
  () => {
    renderRichTree({
      isItemDisabled: ({ id }) => id === 'a1',
      disabledItemsFocusable: true,
    });
    focus('A');
    press('ArrowDown');
    expect(focused()).toBe('a1');
    press([' ', 'Enter']);
    expect(checked()).toBe('');
  },
);

claim(
  'a disabled item can still be renamed by a double-click',
  {
    'tree-view/rich-tree-view/items':
      'Otherwise, users can rename them by double-clicking.',
  },
  () => {
    renderRichTree({ isItemDisabled: () => true, isItemEditable: true });
    fireEvent.doubleClick(screen.getByText('a1'));
    expect(screen.getByRole('textbox')).toHaveValue('a1');
  },
);

claim(
  'items keep their state by id, even in another branch, and lists keep unknown ids',
  {
    'tree-view/rich-tree-view/items': [
      'An item keeps its expansion and selection when it moves, because the tree identifies it by its id:',
      'If you remove a selected or open item, its id stays in the list of selected or open items.',
    ],
  },
  () => {
    const { update, api } = renderRichTree({
      items: [...ITEMS, leaf('c')],
      defaultSelectedItems: 'a1',
    });
    focus('a2');
    update({ items: [branch('B', leaf('b1')), branch('A', leaf('a2'), leaf('a1'))] });
    expect([shown(), checked(), focused()]).toEqual(['B A a2 a1', 'a1', 'a2']);
    update({ items: [branch('B', leaf('b1')), branch('A', leaf('a2')), leaf('a1')] });
    expect(checked()).toBe('a1');
    update({ items: [branch('B', leaf('b1'))] });
    expect(api().isItemExpanded('A')).toBe(true);
    update({ items: [...ITEMS] });
    expect([shown(), checked()]).toEqual(['A a1 a2 B', 'a1']);
  },
);

claim(
  'focus is lost when its item moves to another branch, though it stays marked',
  {
    'tree-view/rich-tree-view/items':
      'If the item moves to another branch, call focusItem() in an effect.',
  },
  () => {
    const { update } = renderRichTree({ defaultExpandedItems: ['A', 'B'] });
    focus('a2');
    update({ items: [branch('A', leaf('a1')), branch('B', leaf('b1'), leaf('a2'))] });
    expect([focused(), content('a2').hasAttribute('data-focused')]).toEqual([
      'BODY',
      true,
    ]);
  },
);

claim(
  'return values of the methods',
  {
    'tree-view/rich-tree-view/items': [
      'getItem(id) | the item as you passed it',
      "getParentId(id) | the parent's id, or null at the first level",
      'getItemOrderedChildrenIds(id) | the ids of the children; pass null for the first level',
      'getItemTree() | all items as a nested array',
      "getItemDOMElement(id) | the item's element, if the item is visible",
      'setIsItemDisabled({ itemId, shouldBeDisabled }) | nothing; it disables or enables the item until the items change',
    ],
  },
  () => {
    const { api, update } = renderRichTree();
    expect(api().getItem('a1')).toBe(ITEMS[0]?.children?.[0]);
    expect(api().getItem('none')).toBeUndefined();
    expect([api().getParentId('a1'), api().getParentId('A')]).toEqual(['A', null]);
    expect(api().getItemOrderedChildrenIds(null)).toEqual(['A', 'B']);
    expect(api().getItemOrderedChildrenIds('B')).toEqual(['b1', 'b2']);
    expect(api().getItemTree()).toEqual(ITEMS);
    expect(api().getItemDOMElement('a1')).toBe(item('a1'));
    expect(api().getItemDOMElement('b1')).toBeNull();
    act(() => api().setIsItemDisabled({ itemId: 'a1', shouldBeDisabled: true }));
    expect(item('a1')).toHaveAttribute('aria-disabled', 'true');
    update({ items: [...ITEMS] });
    expect(item('a1')).not.toHaveAttribute('aria-disabled');
  },
);

claim(
  'onItemClick: by pointer, on the icon, the checkbox and disabled items, not by key',
  {
    'tree-view/rich-tree-view/items': [
      'onItemClick receives the id of the clicked item, even if the item is disabled.',
      'Enter and Space do not call it.',
    ],
  },
  () => {
    const clicked: string[] = [];
    renderRichTree({
      onItemClick: (_event, id) => clicked.push(id),
      isItemDisabled: ({ id }) => id === 'a2',
    });
    click('a1');
    click('a2');
    press(['Enter', ' ']);
    expect(clicked).toEqual(['a1', 'a2']);
  },
);

claim(
  'the indentation is a number of pixels or a length, 12 px by default',
  { 'tree-view/rich-tree-view/items': 'The default is 12 px.' },
  () => {
    const { update } = renderRichTree();
    const indentation = () =>
      screen
        .getByRole('tree')
        .style.getPropertyValue('--TreeView-itemChildrenIndentation');
    expect(indentation()).toBe('12px');
    update({ itemChildrenIndentation: 24 });
    expect(indentation()).toBe('24px');
    update({ itemChildrenIndentation: '2rem' });
    expect(indentation()).toBe('2rem');
  },
);

claim(
  '* expands a disabled item with its siblings, Ctrl+A selects it if it is focusable',
  {
    'tree-view/rich-tree-view/items': [
      'opens a disabled item together with its siblings.',
      'Ctrl+A selects disabled items if multiSelect and disabledItemsFocusable are set.',
    ],
  },
  () => {
    const { update } = renderRichTree<boolean>({
      multiSelect: true,
      defaultExpandedItems: [],
      isItemDisabled: ({ id }) => id === 'B',
    });
    focus('A');
    press('*');
    expect(open()).toBe('A B');
    press('a', { ctrlKey: true });
    expect(checked()).toBe('A a1 a2');
    update({ disabledItemsFocusable: true });
    press('a', { ctrlKey: true });
    expect(checked()).toBe('A a1 a2 B b1 b2');
  },
);

claim(
  'getItemTree returns copies; both methods show a new label once items has it',
  {
    'tree-view/rich-tree-view/items': [
      'getItem() returns your object, and getItemTree() returns copies.',
      'After users rename an item, both results still contain the old label until items contains the new one.',
    ],
  },
  () => {
    const { api, update } = renderRichTree();
    const labels = () => [
      api().getItem('a1').label,
      api().getItemTree()[0]?.children?.[0]?.label,
    ];
    expect(api().getItemTree()[0]).not.toBe(ITEMS[0]);
    act(() => api().updateItemLabel('a1', 'new'));
    expect([shown(), labels()]).toEqual(['A new a2 B', ['a1', 'a1']]);
    update({ items: [branch('A', { id: 'a1', label: 'new' }), leaf('B')] });
    expect(labels()).toEqual(['new', 'new']);
  },
);

claim(
  'an empty tree has no message; defaultExpandedItems expands later items',
  {
    'tree-view/rich-tree-view/items':
      'With an empty `items` array, the tree is empty and shows no message.',
  },
  () => {
    const { update } = renderRichTree({ items: [] });
    expect(shown()).toBe('');
    expect(screen.getByRole('tree')).toHaveTextContent('');
    update({ items: ITEMS });
    expect(open()).toBe('A');
  },
);
