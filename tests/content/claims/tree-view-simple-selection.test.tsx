/**
 * @jest-environment jsdom
 */
import { act, screen } from '@testing-library/react';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checkbox,
  checked,
  click,
  focus,
  focused,
  item,
  open,
  press,
  tick,
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
      'Space selects and deselects.',
      'Enter selects a leaf, and opens or closes an item with children.',
      'It also fires, with the same value, when users click the only selected item.',
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
      'disableSelection on a TreeItem excludes that item from the selection, such as the floors in the demo above.',
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
      'On the tree itself, disableSelection turns selection off.',
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
      'A click selects one item and deselects the others.',
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
      'itemId | the item, even if users cannot select it',
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

claim(
  'checkboxes: only for selectable items; the label expands; Space selects',
  {
    'tree-view/simple-tree-view/selection': [
      'Users then select with the checkbox or the keyboard, and a click on the label opens or closes the item.',
      'Items with disableSelection have no checkbox; on disabled items, it is disabled.',
    ],
  },
  () => {
    renderSimpleTree<boolean>({
      checkboxSelection: true,
      multiSelect: true,
      children: HEADING,
    });
    expect(checkbox('H')).toBeNull();
    click('H');
    expect([open(), checked()]).toEqual(['H', '']);
    click('h1');
    expect(checked()).toBe('');
    press(' ');
    tick('h2');
    expect(checked()).toBe('h1 h2');
    press('Enter');
    expect(checked()).toBe('h2');
  },
);

claim(
  'the checkbox of a disabled item is disabled',
  {
    'tree-view/simple-tree-view/selection':
      'Items with disableSelection have no checkbox; on disabled items, it is disabled.',
  },
  () => {
    renderSimpleTree<boolean>({
      checkboxSelection: true,
      children: <Node itemId="x" disabled />,
    });
    expect(checkbox('x')).toBeDisabled();
  },
);

claim(
  'propagation includes a branch that was rendered before, even if it is collapsed',
  {
    'tree-view/simple-tree-view/selection':
      'SimpleTreeView only has the data of items that have been mounted at least once.',
  },
  () => {
    const propagated: string[] = [];
    renderSimpleTree<true>({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { descendants: true },
      onSelectedItemsChange: (_event, ids) => propagated.push([...ids].sort().join()),
    });
    click('B');
    click('B');
    expect(open()).toBe('A');
    tick('B');
    expect(propagated).toEqual(['B,b1,b2']);
  },
);

claim(
  'without multiSelect, keepExistingSelection makes an array of the value',
  {
    'tree-view/simple-tree-view/selection':
      'keepExistingSelection | true keeps the other items selected; the default false deselects them. Pass it only with multiSelect; otherwise, the value becomes an array.',
  },
  () => {
    const values: unknown[] = [];
    const { api } = renderSimpleTree({
      defaultSelectedItems: 'a1',
      onSelectedItemsChange: (_event, value) => values.push(value),
    });
    act(() => api().setItemSelection({ itemId: 'a2', keepExistingSelection: true }));
    expect(values).toEqual([['a2', 'a1']]);
  },
);

claim(
  'propagation misses branches that were never expanded',
  {
    'tree-view/simple-tree-view/selection':
      'SimpleTreeView only has the data of items that have been mounted at least once.',
    'tree-view/simple-tree-view/items':
      'Selecting a parent does not select children that have never been mounted.',
  },
  () => {
    const propagated: string[] = [];
    renderSimpleTree<true>({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { parents: true, descendants: true },
      onSelectedItemsChange: (_event, ids) => propagated.push([...ids].sort().join()),
    });
    tick('A');
    tick('B');
    expect(propagated).toEqual(['A,a1,a2', 'A,B,a1,a2']);
    click('B');
    expect(checked()).toBe('A a1 a2 B');
    expect(checkbox('b1')).not.toBeChecked();
    tick('a1');
    expect(checked()).toBe('a2 B');
    expect(item('A')).toHaveAttribute('aria-checked', 'mixed');
  },
);

claim(
  'setItemSelection: toggles, deselects the others unless kept, passes on the event',
  {
    'tree-view/simple-tree-view/selection': [
      'shouldBeSelected | true or false; without it, the item is toggled',
      'keepExistingSelection | true keeps the other items selected; the default false deselects them. Pass it only with multiSelect; otherwise, the value becomes an array.',
      'event | optional: passed to the callbacks, which get null without it',
    ],
  },
  () => {
    const events: unknown[] = [];
    const { api } = renderSimpleTree<true>({
      multiSelect: true,
      defaultSelectedItems: ['a1'],
      onSelectedItemsChange: (event) => events.push(event),
    });
    act(() => api().setItemSelection({ itemId: 'a2', keepExistingSelection: true }));
    expect([checked(), events.splice(0)]).toEqual(['a1 a2', [null]]);
    const event = { type: 'mine' } as unknown as React.SyntheticEvent;
    act(() => api().setItemSelection({ itemId: 'B', event }));
    expect([checked(), events]).toEqual(['B', [event]]);
    act(() => api().setItemSelection({ itemId: 'B' }));
    expect(checked()).toBe('');
  },
);

claim(
  'calls in one handler add up if the tree keeps the state, but not if it is controlled',
  {
    'tree-view/simple-tree-view/selection':
      'If the selection is controlled, update your state instead: several calls in one handler would all start from the same value.',
  },
  () => {
    const values: string[] = [];
    const { api, update } = renderSimpleTree<true>({
      multiSelect: true,
      onSelectedItemsChange: (_event, ids) => values.push(ids.join()),
    });
    const addBoth = () =>
      act(() =>
        ['a1', 'a2'].forEach((itemId) =>
          api().setItemSelection({ itemId, keepExistingSelection: true }),
        ),
      );
    addBoth();
    expect(values.splice(0)).toEqual(['a1', 'a2,a1']);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    update({ selectedItems: [] });
    error.mockRestore();
    addBoth();
    expect(values).toEqual(['a1', 'a2']);
  },
);

claim(
  'each changed item is reported, added ones first, and then the whole value',
  {
    'tree-view/simple-tree-view/selection': [
      'onItemSelectionToggle fires for each item that changes, with true or false.',
      'Then onSelectedItemsChange fires once with the whole value.',
    ],
  },
  () => {
    const log: unknown[] = [];
    renderSimpleTree<true>({
      multiSelect: true,
      defaultSelectedItems: ['a1'],
      onItemSelectionToggle: (_event, id, on) => log.push(`${id} ${on}`),
      onSelectedItemsChange: (_event, ids) => log.push(ids),
    });
    click('a2');
    expect(log).toEqual(['a2 true', 'a1 false', ['a2']]);
  },
);
