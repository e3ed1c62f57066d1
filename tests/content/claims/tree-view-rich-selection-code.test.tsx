/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { renderSelectableTree as renderTree } from '../../support/components/renderRichTree';
import { checked, click, content, item } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'setItemSelection toggles, and deselects the others unless they are kept',
  {
    'tree-view/rich-tree-view/selection': [
      'Without shouldBeSelected, the item is toggled.',
      'Without keepExistingSelection, all other items are deselected.',
    ],
  },
  () => {
    const { select } = renderTree<true>({
      multiSelect: true,
      defaultSelectedItems: ['a1'],
    });
    select({ itemId: 'a2', keepExistingSelection: true });
    expect(checked()).toBe('a1 a2');
    select({ itemId: 'a2', keepExistingSelection: true });
    expect(checked()).toBe('a1');
    select({ itemId: 'a2', keepExistingSelection: true, shouldBeSelected: false });
    expect(checked()).toBe('a1');
    select({ itemId: 'B' });
    expect(checked()).toBe('B');
  },
);

claim(
  'disableSelection affects users and code; aria-multiselectable tells whether several can be selected',
  {
    'tree-view/rich-tree-view/selection': [
      'selection in the whole tree | disableSelection',
      'The method also selects items that users cannot select, unless the whole tree has disableSelection.',
      'With multiSelect, the tree has aria-multiselectable.',
    ],
  },
  () => {
    const { select, update } = renderTree<boolean>({ disableSelection: true });
    click('a1');
    select({ itemId: 'a1' });
    expect(content('a1')).not.toHaveAttribute('data-selected');
    expect(item('a1')).not.toHaveAttribute('aria-checked');
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'false');
    update({ disableSelection: false, multiSelect: true });
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  },
);

claim(
  'without multiSelect, keepExistingSelection makes an array of the value',
  {
    'tree-view/rich-tree-view/selection':
      'Pass `keepExistingSelection` only with `multiSelect`; otherwise, the value becomes an array.',
  },
  () => {
    const values: unknown[] = [];
    const { select } = renderTree({
      defaultSelectedItems: 'a1',
      onSelectedItemsChange: (_event, value) => values.push(value),
    });
    select({ itemId: 'a2' });
    select({ itemId: 'B', keepExistingSelection: true });
    expect(values).toEqual(['a2', ['B', 'a2']]);
  },
);

claim(
  'the event is null if code passed none',
  {
    'tree-view/rich-tree-view/expansion':
      'For changes made by your code, the event is null unless you passed one.',
  },
  () => {
    const { select, take } = renderTree();
    select({ itemId: 'a1' });
    expect(take()).toEqual(['toggle null a1 true', 'change null a1']);
    select({ itemId: 'a2', event: { type: 'mine' } as React.SyntheticEvent });
    expect(take().at(-1)).toBe('change a2');
  },
);
