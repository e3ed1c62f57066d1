/**
 * @jest-environment jsdom
 */
import { act, screen } from '@testing-library/react';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checked,
  click,
  focus,
  focused,
  item,
  open,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const HEADING = (
  <Node itemId="H" disableSelection>
    <Node itemId="h1" />
    <Node itemId="h2" />
  </Node>
);

claim(
  'one item: a click keeps it, Space toggles, Enter selects a leaf and expands a parent',
  {
    'tree-view/simple-tree-view/selection': [
      'A click selects an item and keeps it selected.',
      'Space selects or deselects the focused item.',
      'Enter selects a leaf; on an item with children, it opens or closes the item.',
      'onSelectedItemsChange also fires, with the same value, when users click the only selected item.',
    ],
  },
  () => {
    const values: unknown[] = [];
    renderSimpleTree({ onSelectedItemsChange: (_event, value) => values.push(value) });
    click('a1');
    click('a1');
    expect(checked()).toBe('a1');
    press(' ');
    expect([checked(), values]).toEqual(['', ['a1', 'a1', null]]);
    press('Enter');
    expect(checked()).toBe('a1');
    focus('B');
    press('Enter');
    expect([checked(), open()]).toEqual(['a1', 'A B']);
    press('Enter');
    expect(open()).toBe('A');
  },
);

claim(
  'an item with disableSelection expands, collapses and is focusable; its children are selectable',
  {
    'tree-view/simple-tree-view/selection': [
      'disableSelection on a TreeItem prevents users from selecting that item individually, as with the floors in the demo above.',
      'Users can still focus, open, and close it, and select its children.',
      'An item with disableSelection has aria-checked only if it is selected or has selected descendants.',
    ],
  },
  () => {
    renderSimpleTree({ children: HEADING, defaultExpandedItems: [] });
    expect(item('H')).not.toHaveAttribute('aria-checked');
    click('H');
    expect([open(), checked(), focused()]).toEqual(['H', '', 'H']);
    press(' ');
    expect(checked()).toBe('');
    click('h1');
    expect(checked()).toBe('h1');
    expect(item('H')).toHaveAttribute('aria-checked', 'mixed');
  },
);

claim(
  'a selected item with disableSelection has aria-checked',
  {
    'tree-view/simple-tree-view/selection':
      'An item with disableSelection has aria-checked only if it is selected or has selected descendants.',
  },
  () => {
    renderSimpleTree({ children: HEADING, defaultSelectedItems: 'H' });
    expect(item('H')).toHaveAttribute('aria-checked', 'true');
  },
);

claim(
  'disableSelection of the tree, and aria-multiselectable',
  {
    'tree-view/simple-tree-view/selection': [
      'On the tree itself, disableSelection turns selection off for all items.',
      'Items announce their state with aria-checked, and the tree announces multiple selection with aria-multiselectable.',
    ],
  },
  () => {
    renderSimpleTree<boolean>({ disableSelection: true, multiSelect: true });
    click('a1');
    expect(item('a1')).not.toHaveAttribute('aria-checked');
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  },
);

claim(
  'several items: click, Ctrl, Space, Shift; new ids come first or last',
  {
    'tree-view/simple-tree-view/selection': [
      'Clicking an item selects it and deselects the others.',
      'To add an item, users hold Ctrl or ⌘ while they click, or press Space.',
      'With Shift, they select a range.',
      'The ids are not in the order of the tree.',
    ],
  },
  () => {
    const values: string[] = [];
    renderSimpleTree<true>({
      multiSelect: true,
      onSelectedItemsChange: (_event, ids) => values.push(ids.join()),
    });
    click('a1');
    click('a2', { ctrlKey: true });
    click('B', { shiftKey: true });
    expect(values.splice(0)).toEqual(['a1', 'a2,a1', 'a2,a1,B']);
    click('A', { shiftKey: true });
    expect(checked()).toBe('A a1 a2');
    values.length = 0;
    click('a1');
    focus('a2');
    press(' ');
    expect(values).toEqual(['a1', 'a2,a1']);
  },
);

claim(
  'Ctrl+A selects visible items, including those with disableSelection; so does code',
  {
    'tree-view/simple-tree-view/selection': [
      'Ctrl+A selects all visible items, including those with disableSelection and, with disabledItemsFocusable, disabled ones.',
      'itemId | the id of the item, which can be one that users cannot select',
    ],
  },
  () => {
    const { api } = renderSimpleTree<true>({
      multiSelect: true,
      children: HEADING,
      defaultExpandedItems: [],
    });
    focus('H');
    press('a', { ctrlKey: true });
    expect(checked()).toBe('H');
    act(() => api().setItemSelection({ itemId: 'H' }));
    expect(checked()).toBe('');
  },
);
