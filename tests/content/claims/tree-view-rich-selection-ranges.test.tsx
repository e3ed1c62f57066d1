/**
 * @jest-environment jsdom
 */
import {
  branch,
  leaf,
  renderSelectableTree as renderTree,
} from '../../support/components/renderRichTree';
import { checked, click, focus, press } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const several = { multiSelect: true } as const;

claim(
  'a range requires an item selected before by users or code; defaults do not count',
  {
    'tree-view/rich-tree-view/selection': [
      'A range starts at the last item that was individually selected or deselected, whether by users or by setItemSelection().',
      'Items in defaultSelectedItems do not start a range.',
    ],
  },
  () => {
    const { select } = renderTree<true>({ ...several, defaultSelectedItems: ['A'] });
    click('a2', { shiftKey: true });
    focus('a2');
    press(' ', { shiftKey: true });
    expect(checked()).toBe('A');
    select({ itemId: 'a1' });
    click('a2', { shiftKey: true });
    expect(checked()).toBe('a1 a2');
  },
);

claim(
  'a range starts at the item that was last selected or deselected individually',
  {
    'tree-view/rich-tree-view/selection':
      'A range starts at the last item that was individually selected or deselected, whether by users or by `setItemSelection()`.',
  },
  () => {
    renderTree<true>(several);
    click('a1');
    click('B', { shiftKey: true });
    expect(checked()).toBe('a1 a2 B');
    click('A', { shiftKey: true });
    expect(checked()).toBe('A a1');
    click('A', { ctrlKey: true });
    click('a2', { shiftKey: true });
    expect(checked()).toBe('A a1 a2');
  },
);

claim(
  'a range omits items for which isItemSelectionDisabled returns true',
  {
    'tree-view/rich-tree-view/selection':
      'A range does not include items in closed branches, disabled items, or items excluded by isItemSelectionDisabled.',
  },
  () => {
    renderTree<true>({ ...several, isItemSelectionDisabled: ({ id }) => id === 'a2' });
    click('a1');
    click('B', { shiftKey: true });
    expect(checked()).toBe('a1 B');
  },
);

const LIST = [branch('A', leaf('a1'), leaf('a2')), leaf('b'), leaf('c')];

test('a range whose first item is hidden includes its hidden siblings, or fails upward', () => {
  const { select, update } = renderTree<true>({
    ...several,
    items: LIST,
    expandedItems: [],
  });
  const failures: string[] = [];
  const preventReport = (event: ErrorEvent) => {
    failures.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', preventReport);
  select({ itemId: 'a1' });
  click('b', { shiftKey: true });
  select({ itemId: 'a2' });
  click('A', { shiftKey: true });
  window.removeEventListener('error', preventReport);
  expect(failures.join()).toContain('Invalid range');
  select({ itemId: 'a1' });
  click('b', { shiftKey: true });
  update({ expandedItems: ['A'] });
  expect(checked()).toBe('a1 a2 b');
});

claim(
  'with disabledItemsFocusable, Ctrl+A includes disabled items, a range only the first one',
  {
    'tree-view/rich-tree-view/selection':
      'Ctrl+A also selects items for which isItemSelectionDisabled returns true and, with disabledItemsFocusable, disabled ones.',
  },
  () => {
    const { update } = renderTree<true>({
      ...several,
      items: ['a', 'b', 'c', 'd'].map(leaf),
      isItemDisabled: ({ id }) => id === 'a' || id === 'c',
    });
    focus('d');
    press('Home', { ctrlKey: true, shiftKey: true });
    expect(checked()).toBe('b d');
    press('a', { ctrlKey: true });
    expect(checked()).toBe('b d');
    update({ disabledItemsFocusable: true });
    press('Home', { ctrlKey: true, shiftKey: true });
    expect(checked()).toBe('a b d');
    press('a', { ctrlKey: true });
    expect(checked()).toBe('a b c d');
  },
);

test('a first item that is disabled is part of the range', () => {
  const { select } = renderTree<true>({
    ...several,
    items: ['a', 'b', 'c'].map(leaf),
    isItemDisabled: ({ id }) => id !== 'c',
  });
  select({ itemId: 'a' });
  click('c', { shiftKey: true });
  expect(checked()).toBe('a c');
});
