/**
 * @jest-environment jsdom
 */
import { renderSelectableTree as renderTree } from '../../support/components/renderRichTree';
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
import { claim } from '../../support/content/claim';

claim(
  'checkboxes: the label expands, Space selects, one choice without multiSelect',
  {
    'tree-view/rich-tree-view/selection': [
      'Users then select items with the checkbox or the keyboard, and a click on the label only opens or closes the item.',
      'Without multiSelect, users can check only one item at a time.',
      'Users can still focus, open, and edit these items, which have no checkbox:',
      'The checkboxes are hidden from screen readers, because the items announce the state.',
    ],
  },
  () => {
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
  },
);

claim(
  'a click on the checkbox neither expands nor collapses',
  {
    'tree-view/rich-tree-view/expansion':
      'By default, clicking anywhere on an item except its checkbox opens or closes it.',
  },
  () => {
    renderTree<boolean>({ checkboxSelection: true });
    tick('A');
    tick('B');
    expect([open(), checked()]).toEqual(['A', 'B']);
  },
);
