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
  focus,
  item,
  press,
  tick,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'propagation down and up, also by code; passed ids are not changed',
  {
    'tree-view/rich-tree-view/selection': [
      'descendants | an item also selects everything inside it | an item also deselects everything inside it',
      'parents | the last unselected item inside also selects the parent | any item inside also deselects the parent',
      'A parent that is not itself selected has an indeterminate checkbox if any of its descendants are selected.',
      'The rules apply to changes made by users and by setItemSelection(), but not to the ids that you pass as props.',
    ],
  },
  () => {
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
  },
);

claim(
  'propagation and code also select items that users cannot',
  {
    'tree-view/rich-tree-view/selection': [
      'descendants also selects items that are disabled or excluded by isItemSelectionDisabled.',
      'The method also selects items that users cannot select',
    ],
  },
  () => {
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
  },
);

claim(
  'propagation needs multiSelect',
  { 'tree-view/rich-tree-view/selection': 'It needs multiSelect.' },
  () => {
    renderTree({ checkboxSelection: true, selectionPropagation: { descendants: true } });
    tick('A');
    expect(checked()).toBe('A');
  },
);

claim(
  'the hook completes a selection once',
  {
    'tree-view/rich-tree-view/selection': [
      'To apply the rules to the initial selection, use useApplyPropagationToSelectedItemsOnMount():',
      'The hook ignores later changes to its arguments.',
    ],
  },
  () => {
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
  },
);

const NESTED = [branch('A', branch('B', leaf('c')), leaf('d'))];

claim(
  'parents: the last item inside selects the parent, deselecting one deselects it',
  {
    'tree-view/rich-tree-view/selection':
      'parents | the last unselected item inside also selects the parent | any item inside also deselects the parent',
  },
  () => {
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
  },
);

claim(
  'only a parent that is not selected can be indeterminate and mixed',
  {
    'tree-view/rich-tree-view/selection': [
      'A parent that is not itself selected has an indeterminate checkbox if any of its descendants are selected.',
      'With parents, the parent is selected as soon as all its descendants are.',
      'Items announce their state with aria-checked: mixed means that a parent is not itself selected but has selected descendants.',
    ],
  },
  () => {
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
  },
);

claim(
  'descendants: an ancestor that is deselected with the others deselects the item',
  {
    'tree-view/rich-tree-view/selection': [
      'With descendants, pass keepExistingSelection if a parent of the item might be selected.',
      'Otherwise, deselecting the parent also deselects the item.',
    ],
  },
  () => {
    const { select } = renderTree<true>({
      multiSelect: true,
      selectionPropagation: { descendants: true },
    });
    select({ itemId: 'A' });
    expect(checked()).toBe('A a1 a2');
    select({ itemId: 'a1', shouldBeSelected: true });
    expect(checked()).toBe('');
  },
);
