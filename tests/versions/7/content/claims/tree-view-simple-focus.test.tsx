/**
 * @jest-environment jsdom
 */
import type * as React from 'react';
import userEvent from '@testing-library/user-event';
import type { TreeItemProps } from '@mui/x-tree-view';
import { Node, renderSimpleTree } from '../../support/renderSimpleTree';
import { checked, click, content, focus, focused, press } from '../../support/treeDom';

const LIST = (
  <Node itemId="A">
    <Node itemId="a1" disabled />
    <Node itemId="a2" />
  </Node>
);

test('one stop for Tab: the first selected visible item, else the first; the place is forgotten', async () => {
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
});

test('a selected item whose outer branch is closed is no stop for Tab', async () => {
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
});

test('onBlur of the root fires between two items, before onItemFocus', () => {
  const log: string[] = [];
  renderSimpleTree({
    onItemFocus: (_event, id) => log.push(`focus ${id}`),
    slotProps: { root: { onBlur: () => log.push('blur') } },
  });
  focus('A');
  log.length = 0;
  press('ArrowDown');
  expect([log[0], log.at(-1)]).toEqual(['blur', 'focus a1']);
});

test('disabled items: skipped, or reached by arrows and letters; never selected', () => {
  const { update } = renderSimpleTree({ children: LIST });
  focus('A');
  press('ArrowDown');
  expect(focused()).toBe('a2');
  press(['Home', 'a']);
  expect(focused()).toBe('a2');
  click('a1');
  expect([focused(), checked()]).toEqual(['a2', '']);
  update({ children: LIST, disabledItemsFocusable: true });
  press('ArrowUp');
  expect(focused()).toBe('a1');
  press([' ', 'Enter']);
  click('a1');
  expect([focused(), checked()]).toEqual(['a1', '']);
});

test('onKeyDown of an item comes first, may prevent, and sees the keys of its children', () => {
  const log: string[] = [];
  const onKeyDown: TreeItemProps['onKeyDown'] = (event) => {
    log.push(`${event.key} ${focused()}`);
    if (event.key === 'b') event.defaultMuiPrevented = true;
  };
  renderSimpleTree({
    children: [
      <Node key="A" itemId="A" onKeyDown={onKeyDown}>
        <Node itemId="a1" />
      </Node>,
      <Node key="B" itemId="B" />,
    ],
  });
  focus('A');
  press('b');
  expect([focused(), log.splice(0)]).toEqual(['A', ['b A']]);
  press('ArrowDown');
  press('x');
  expect([focused(), log]).toEqual(['a1', ['ArrowDown A', 'x a1']]);
  press('b');
  expect(focused()).toBe('B');
});

test('the stop stays where it is: Tab from above and Shift+Tab from below go to it first', async () => {
  renderSimpleTree({ defaultSelectedItems: 'a1' });
  focus('B');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('a1');
  focus('A');
  await userEvent.tab();
  expect(focused()).toBe('a1');
  await userEvent.tab();
  expect(focused()).toBe('BODY');
});

test.each([false, true])(
  'the pointer does not focus a disabled item with disabledItemsFocusable=%s',
  async (disabledItemsFocusable) => {
    renderSimpleTree({ children: LIST, disabledItemsFocusable });
    await userEvent.click(content('a2'));
    expect(focused()).toBe('a2');
    await userEvent.click(content('a1'));
    expect([focused(), checked()]).toEqual(['a2', 'a2']);
  },
);
