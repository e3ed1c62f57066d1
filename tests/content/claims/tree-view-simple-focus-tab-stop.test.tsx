/**
 * @jest-environment jsdom
 */
import userEvent from '@testing-library/user-event';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checked,
  enterAgain,
  focus,
  focused,
  press,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const LIST = (
  <Node itemId="A">
    <Node itemId="a1" disabled />
    <Node itemId="a2" />
  </Node>
);

claim(
  'one tab stop: the first selected visible item, otherwise the first; the position is not remembered',
  {
    'tree-view/simple-tree-view/focus': [
      'Tab enters the tree at the first selected item, or at the first item if nothing is selected.',
      'The arrow keys then move focus from item to item.',
      'The tree does not remember the focused item when users leave it.',
    ],
  },
  async () => {
    renderSimpleTree();
    await userEvent.tab();
    expect(focused()).toBe('A');
    press('ArrowDown');
    expect([focused(), checked()]).toEqual(['a1', '']);
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('A');
    press(['End', ' ']);
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('B');
  },
);

claim(
  'a selected item whose outer branch is collapsed is not a tab stop',
  {
    'tree-view/simple-tree-view/focus':
      'Tab skips items that are not visible or cannot receive focus.',
  },
  async () => {
    renderSimpleTree({
      expandedItems: ['B'],
      selectedItems: 'c',
      children: (
        <Node itemId="A">
          <Node itemId="B">
            <Node itemId="c" />
          </Node>
        </Node>
      ),
    });
    await userEvent.tab();
    expect(focused()).toBe('A');
  },
);

claim(
  'the tab stop is the first id in the selection that is visible and focusable',
  {
    'tree-view/simple-tree-view/focus': [
      'Tab skips items that are not visible or cannot receive focus.',
      'If several items are selected, the first is the item whose id comes first in the list of selected items.',
    ],
  },
  async () => {
    const { update } = renderSimpleTree<boolean>({
      multiSelect: true,
      selectedItems: [],
    });
    const stopAt = (props: Parameters<typeof update>[0]) =>
      enterAgain(() => update(props));
    expect(await stopAt({})).toBe('A');
    expect(await stopAt({ selectedItems: ['gone', 'b1', 'B', 'A'] })).toBe('B');
    const props = { children: LIST, selectedItems: ['a1', 'a2'] };
    expect(await stopAt(props)).toBe('a2');
    expect(await stopAt({ ...props, disabledItemsFocusable: true })).toBe('a1');
  },
);

claim(
  'the tab stop does not move: Tab from above and Shift+Tab from below go to it first',
  {
    'tree-view/simple-tree-view/focus': [
      'The item at which Tab enters the tree is the only tab stop, even while focus is on another item.',
      'If focus is above the tab stop, Tab first moves focus to the tab stop. If focus is below the tab stop, Shift+Tab does the same.',
    ],
  },
  async () => {
    renderSimpleTree({ defaultSelectedItems: 'a1' });
    focus('B');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('a1');
    focus('A');
    await userEvent.tab();
    expect(focused()).toBe('a1');
    await userEvent.tab();
    expect(focused()).toBe('BODY');
  },
);
