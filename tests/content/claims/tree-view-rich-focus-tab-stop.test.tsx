/**
 * @jest-environment jsdom
 */
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch, leaf, renderRichTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  enterAgain,
  focus,
  focused,
  item,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const stop = () => document.querySelector('[role="treeitem"][tabindex="0"]')?.textContent;
const NESTED = [branch('A', branch('B', leaf('c'))), leaf('d')];

const DISABLED = ({ id }: { id: string }) => id === 'a1';

claim(
  'one tab stop: the first selected item that is visible, otherwise the first item',
  {
    'tree-view/rich-tree-view/focus': [
      'Tab enters the tree at the first selected item, or at the first item if nothing is selected.',
      'The arrow keys then move focus without selecting anything.',
      'The tree does not remember the focused item when users leave it.',
      'Tab skips items that are not visible or cannot receive focus.',
    ],
  },
  async () => {
    const { update } = renderRichTree({ expandedItems: ['A'], selectedItems: null });
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(focused()).toBe('A');
    press('ArrowDown');
    expect([focused(), checked()]).toEqual(['a1', '']);
    await userEvent.tab();
    expect(focused()).toBe('BODY');
    await userEvent.tab();
    expect(focused()).toBe('A');
    update({ selectedItems: 'a2' });
    expect(stop()).toBe('a2');
    update({ expandedItems: [], selectedItems: 'b1' });
    expect(stop()).toMatch(/^A/);
  },
);

claim(
  'Tab does not reach a tree whose selected item is in an expanded branch of a collapsed one',
  {
    'tree-view/rich-tree-view/focus':
      'If the first selected item is in that inner branch, the tree treats that item as visible and makes it the only tab stop, although it is not rendered.',
  },
  async () => {
    const { update } = renderRichTree({
      items: NESTED,
      expandedItems: ['B'],
      selectedItems: 'c',
    });
    expect(stop()).toBeUndefined();
    await userEvent.tab();
    expect(focused()).toBe('BODY');
    update({ expandedItems: [] });
    expect(stop()).toBe('A');
  },
);

claim(
  'the tab stop is the first id in the selection that is visible and focusable',
  {
    'tree-view/rich-tree-view/focus': [
      'Tab skips items that are not visible or cannot receive focus.',
      'If several items are selected, the first is the item whose id comes first in the list of selected items.',
    ],
  },
  async () => {
    const { update } = renderRichTree<boolean>({ multiSelect: true, selectedItems: [] });
    const stopAt = (props: Parameters<typeof update>[0]) =>
      enterAgain(() => update(props));
    expect(await stopAt({})).toBe('A');
    expect(await stopAt({ selectedItems: ['gone', 'b1', 'B', 'A'] })).toBe('B');
    const items = { isItemDisabled: DISABLED, selectedItems: ['a1', 'B'] };
    expect(await stopAt(items)).toBe('B');
    expect(await stopAt({ ...items, disabledItemsFocusable: true })).toBe('a1');
    expect(await stopAt({ isItemDisabled: ({ id }) => id === 'A' })).toBe('B');
  },
);

claim(
  'the tab stop does not move: Tab from above and Shift+Tab from below go to it first',
  {
    'tree-view/rich-tree-view/focus': [
      'The item at which Tab enters the tree is the only tab stop, even while focus is on another item.',
      'If focus is above the tab stop, Tab first moves focus to the tab stop. If focus is below the tab stop, Shift+Tab does the same.',
    ],
  },
  async () => {
    renderRichTree({ defaultSelectedItems: 'a1' });
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

for (const [by, props] of [
  ['left arrow', {}],
  ['click', { checkboxSelection: true }],
] as const)
  claim(
    `the ${by} that collapses the outer branch removes the tab stop`,
    {
      'tree-view/rich-tree-view/focus': [
        'Otherwise, keyboard users can lose access to the tree.',
        'If the first selected item is in that inner branch, the tree treats that item as visible and makes it the only tab stop, although it is not rendered.',
      ],
    },
    async () => {
      renderRichTree<boolean>({
        items: NESTED,
        defaultExpandedItems: ['A', 'B'],
        defaultSelectedItems: 'c',
        ...props,
      });
      focus('A');
      if (by === 'click') click('A');
      else press('ArrowLeft');
      await waitFor(() => expect(shown()).toBe('A d'));
      expect(stop()).toBeUndefined();
      act(() => item('A').blur());
      await userEvent.tab();
      expect(focused()).toBe('BODY');
    },
  );
