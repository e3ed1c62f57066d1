/**
 * @jest-environment jsdom
 */
import { renderHook } from '@testing-library/react';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view';
import {
  branch,
  ITEMS,
  leaf,
  renderSelectableTree as renderTree,
} from '../../support/components/renderRichTree';
import {
  checkbox,
  checked,
  click,
  focus,
  item,
  open,
  press,
  tick,
} from '../../support/components/treeDom';

test('checkboxes: the label expands, Space selects, one choice without multiSelect', () => {
  renderTree<boolean>({
    checkboxSelection: true,
    isItemSelectionDisabled: ({ id }) => id === 'B',
  });
  click('A');
  click('a1');
  expect([open(), checked()]).toEqual(['', '']);
  tick('a1');
  expect(checked()).toBe('a1');
  tick('a2');
  expect(checked()).toBe('a2');
  focus('a1');
  press(' ');
  expect(checked()).toBe('a1');
  expect(checkbox('B')).toBeNull();
  expect(item('B')).not.toHaveAttribute('aria-checked');
  expect(checkbox('a1')?.closest('.MuiTreeItem-checkbox')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

test('propagation down and up, also by code; passed ids are not changed', () => {
  const both = { parents: true, descendants: true };
  const { select, take } = renderTree<true>({
    multiSelect: true,
    checkboxSelection: true,
    selectionPropagation: both,
    defaultSelectedItems: ['B'],
    defaultExpandedItems: ['A', 'B'],
  });
  expect(checked()).toBe('B');
  tick('A');
  expect(checked()).toBe('A a1 a2 B');
  expect(take().slice(0, 3)).toEqual([
    'toggle A true',
    'toggle a1 true',
    'toggle a2 true',
  ]);
  tick('a1');
  expect(checked()).toBe('a2 B');
  expect(item('A')).toHaveAttribute('aria-checked', 'mixed');
  expect(checkbox('A')).toHaveAttribute('data-indeterminate', 'true');
  select({ itemId: 'a1', keepExistingSelection: true });
  expect(checked()).toBe('A a1 a2 B');
  expect(take().at(-1)).toMatch(/^change null/);
});

test('propagation and code also select items that users cannot', () => {
  const { select } = renderTree<true>({
    multiSelect: true,
    selectionPropagation: { descendants: true },
    isItemSelectionDisabled: ({ id }) => id === 'a1',
    isItemDisabled: ({ id }) => id === 'a2',
  });
  focus('A');
  press(' ');
  expect(checked()).toBe('A a1 a2');
  select({ itemId: 'B' });
  expect(checked()).toBe('B');
  select({ itemId: 'a1', shouldBeSelected: true });
  expect(checked()).toBe('a1');
});

test('propagation needs multiSelect', () => {
  renderTree({ checkboxSelection: true, selectionPropagation: { descendants: true } });
  tick('A');
  expect(checked()).toBe('A');
});

test('the hook completes a selection once', () => {
  const selectionPropagation = { parents: true, descendants: true };
  const { result, rerender } = renderHook(
    (selectedItems: string[]) =>
      useApplyPropagationToSelectedItemsOnMount({
        items: ITEMS,
        selectionPropagation,
        selectedItems,
      }),
    { initialProps: ['A', 'b1'] },
  );
  expect([...result.current].sort()).toEqual(['A', 'a1', 'a2', 'b1']);
  rerender(['B']);
  expect(result.current).toContain('b1');
  expect(result.current).not.toContain('B');
});

const NESTED = [branch('A', branch('B', leaf('c')), leaf('d'))];

test('parents: the last item inside selects the parent, deselecting one deselects it', () => {
  renderTree<true>({
    items: NESTED,
    multiSelect: true,
    checkboxSelection: true,
    selectionPropagation: { parents: true },
    defaultExpandedItems: ['A', 'B'],
  });
  tick('d');
  tick('B');
  expect(checked()).toBe('B d');
  tick('c');
  expect(checked()).toBe('A B c d');
  tick('c');
  expect(checked()).toBe('d');
});

test('only a parent that is not selected can be indeterminate and mixed', () => {
  const { update } = renderTree<true>({
    multiSelect: true,
    checkboxSelection: true,
    selectedItems: ['A', 'a1', 'b1'],
  });
  const mark = (label: string) => [
    item(label).getAttribute('aria-checked'),
    checkbox(label)?.getAttribute('data-indeterminate'),
  ];
  expect([mark('A'), mark('B')]).toEqual([
    ['true', 'false'],
    ['mixed', 'true'],
  ]);
  update({ checkboxSelection: false });
  expect(mark('B')[0]).toBe('mixed');
  update({ selectionPropagation: { parents: true }, selectedItems: ['b1', 'b2'] });
  expect(mark('B')).toEqual(['true', 'false']);
});

test('descendants: an ancestor that is deselected with the others deselects the item', () => {
  const { select } = renderTree<true>({
    multiSelect: true,
    selectionPropagation: { descendants: true },
  });
  select({ itemId: 'A' });
  expect(checked()).toBe('A a1 a2');
  select({ itemId: 'a1', shouldBeSelected: true });
  expect(checked()).toBe('');
});

test('a click on the checkbox neither expands nor collapses', () => {
  renderTree<boolean>({ checkboxSelection: true });
  tick('A');
  tick('B');
  expect([open(), checked()]).toEqual(['A', 'B']);
});
