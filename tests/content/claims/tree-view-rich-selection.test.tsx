/**
 * @jest-environment jsdom
 */
import { renderSelectableTree as renderTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  focus,
  focused,
  open,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'one item: a click keeps it, Space toggles, Enter selects only a leaf',
  {
    'tree-view/rich-tree-view/selection': [
      'A click selects an item and keeps it selected.',
      'Space selects or deselects the focused item.',
      'Enter selects an item that has no children and is not editable.',
      'When users click the only selected item, onSelectedItemsChange fires again with the same value.',
    ],
  },
  () => {
    const { take } = renderTree();
    click('a1');
    expect(take()).toEqual(['toggle a1 true', 'change a1']);
    click('a1');
    expect([checked(), take()]).toEqual(['a1', ['change a1']]);
    press(' ');
    expect([checked(), take()]).toEqual(['', ['toggle a1 false', 'change ']]);
    press('Enter');
    expect(checked()).toBe('a1');
    press('Enter');
    expect(checked()).toBe('a1');
    click('a2');
    expect(take().slice(-3)).toEqual(['toggle a1 false', 'toggle a2 true', 'change a2']);
    focus('B');
    press('Enter');
    expect([checked(), open()]).toEqual(['a2', 'A B']);
  },
);

claim(
  'a controlled selection is null or [] when empty; undefined is uncontrolled',
  { 'tree-view/rich-tree-view/selection': 'To clear a controlled selection, pass null' },
  () => {
    const { update } = renderTree({ selectedItems: null });
    click('a1');
    expect(checked()).toBe('');
    update({ selectedItems: 'a2' });
    expect(checked()).toBe('a2');
  },
);

claim(
  'several items: the table of pointers and keys',
  {
    'tree-view/rich-tree-view/selection': [
      'select only this item | click | –',
      'add or remove an item | Ctrl or ⌘ and click | Space',
      'select a range | Shift and click | Shift+Space',
      'extend or shrink the range by one item | – | Shift+↑ or ↓',
      'select from the focused item to the first or last visible item | – | Ctrl+Shift+Home or End',
      'The ids are not in the order of the tree.',
      'A click with Ctrl or Shift opens a closed parent but does not close an open one.',
    ],
  },
  () => {
    const { take } = renderTree<true>({ multiSelect: true });
    click('a1');
    click('B', { ctrlKey: true });
    expect([checked(), open()]).toEqual(['a1 B', 'A B']);
    click('B', { ctrlKey: true });
    expect([checked(), open()]).toEqual(['a1', 'A B']);
    click('b1', { metaKey: true });
    expect(take().at(-1)).toBe('change b1,a1');
    click('a1');
    expect(checked()).toBe('a1');
    expect(take()).toEqual(['toggle b1 false', 'change a1']);

    click('b1', { shiftKey: true });
    expect(checked()).toBe('a1 a2 B b1');
    click('a2');
    focus('b1');
    press(' ', { shiftKey: true });
    expect(checked()).toBe('a2 B b1');
    press('ArrowDown', { shiftKey: true });
    expect(checked()).toBe('a2 B b1 b2');
    press('ArrowUp', { shiftKey: true });
    expect(checked()).toBe('a2 B b1');

    click('a2');
    focus('a2');
    press('Home', { shiftKey: true, ctrlKey: true });
    expect([checked(), focused()]).toEqual(['A a1 a2', 'a2']);
    press('End', { shiftKey: true, metaKey: true });
    expect(checked()).toBe('a2 B b1 b2');
    click('a1');
    focus('a1');
    press(' ');
    expect(checked()).toBe('');
    press('Enter');
    expect(checked()).toBe('a1');
    press('Enter');
    expect(checked()).toBe('');
  },
);

claim(
  'a range omits collapsed branches and disabled items',
  {
    'tree-view/rich-tree-view/selection':
      'A range does not include items in closed branches, disabled items, or items excluded by isItemSelectionDisabled.',
  },
  () => {
    const { update } = renderTree<true>({ multiSelect: true, expandedItems: [] });
    focus('A');
    press(' ');
    focus('B');
    press(' ', { shiftKey: true });
    expect(checked()).toBe('A B');
    update({ expandedItems: ['A'], isItemDisabled: ({ id }) => id === 'a2' });
    press('Home', { shiftKey: true, ctrlKey: true });
    expect(checked()).toBe('A a1 B');
  },
);

claim(
  'Ctrl+A selects visible items, including those with disabled selection',
  {
    'tree-view/rich-tree-view/selection': [
      'select all visible items | – | Ctrl+A',
      'Ctrl+A also selects items for which isItemSelectionDisabled returns true and, with disabledItemsFocusable, disabled ones.',
      'selection of some items | isItemSelectionDisabled',
    ],
  },
  () => {
    const { take } = renderTree<true>({
      multiSelect: true,
      isItemSelectionDisabled: ({ id }) => id === 'a1',
      isItemDisabled: ({ id }) => id === 'a2',
    });
    click('a1');
    expect([checked(), focused()]).toEqual(['', 'a1']);
    press([' ', 'Enter']);
    expect(take()).toEqual([]);
    press('a', { ctrlKey: true });
    expect(take().at(-1)).toBe('change A,a1,B');
  },
);
