/**
 * @jest-environment jsdom
 */
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checkbox,
  checked,
  click,
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
  'checkboxes: only for selectable items; the label expands; Space selects',
  {
    'tree-view/simple-tree-view/selection': [
      'Users then select items with the checkbox or the keyboard, and clicking the label only opens or closes the item.',
      'Items with disableSelection have no checkbox. The checkbox of a disabled item is disabled.',
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
      'Items with disableSelection have no checkbox. The checkbox of a disabled item is disabled.',
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
      'SimpleTreeView has data only for items that have been mounted at least once.',
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
  'propagation misses branches that were never expanded',
  {
    'tree-view/simple-tree-view/selection':
      'SimpleTreeView has data only for items that have been mounted at least once.',
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
