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

const stop = () => document.querySelector('[role="treeitem"][tabindex="0"]')?.textContent;
const NESTED = [branch('A', branch('B', leaf('c'))), leaf('d')];

const DISABLED = ({ id }: { id: string }) => id === 'a1';

test('one stop for Tab: the first selected item that is visible, else the first', async () => {
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
});

test('the root is the place to hear that the focus has left', async () => {
  const left = jest.fn();
  renderRichTree({ slotProps: { root: { onBlur: left } } });
  await userEvent.tab();
  await userEvent.tab();
  expect([left.mock.calls.length, focused()]).toEqual([1, 'BODY']);
});

test('Tab does not reach a tree whose selected item is in an open branch of a closed one', async () => {
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
});

test('focusItem: a visible item, twice told; nothing for unknown ids and a closed parent', () => {
  const heard: string[] = [];
  const { api } = renderRichTree({
    onItemFocus: (event, id) => heard.push(`${id} ${event?.type ?? 'null'}`),
  });
  act(() => api().focusItem(null, 'a2'));
  expect(focused()).toBe('a2');
  expect(heard.splice(0)).toEqual(['a2 focus', 'a2 null']);
  for (const id of ['b1', 'none']) act(() => api().focusItem(null, id));
  expect([focused(), heard]).toEqual(['a2', []]);
});

test('a closed grandparent: nothing gets the focus, but onItemFocus is called', () => {
  const heard: string[] = [];
  const { api } = renderRichTree({
    items: NESTED,
    expandedItems: ['B'],
    onItemFocus: (_event, id) => heard.push(id),
  });
  act(() => api().focusItem(null, 'c'));
  expect([focused(), heard]).toEqual(['BODY', ['c']]);
});

test('onItemFocus hears keys and clicks; moving selects nothing', () => {
  const heard: string[] = [];
  renderRichTree({ onItemFocus: (_event, id) => heard.push(id) });
  click('a1');
  expect(new Set(heard.splice(0))).toEqual(new Set(['a1']));
  press('ArrowDown');
  expect(new Set(heard)).toEqual(new Set(['a2']));
  expect(checked()).toBe('a1');
});

test('the next item inherits the focus of a removed one, else the one before', () => {
  const heard: string[] = [];
  const { update } = renderRichTree({ onItemFocus: (_event, id) => heard.push(id) });
  focus('a1');
  heard.length = 0;
  update({ items: [branch('A', leaf('a2')), leaf('B')] });
  expect([focused(), new Set(heard)]).toEqual(['a2', new Set(['a2'])]);
  update({ items: [branch('A'), leaf('B')] });
  expect(focused()).toBe('B');
  update({ items: [leaf('A')] });
  expect(focused()).toBe('A');
});

test('with its whole branch gone, the item before the branch inherits', () => {
  const { update } = renderRichTree({
    items: [leaf('x'), ...NESTED],
    expandedItems: ['A', 'B'],
  });
  focus('A');
  update({ items: [leaf('x'), leaf('d')] });
  expect(focused()).toBe('x');
});

test('onKeyDown of the tree sees the keys of all items, after the tree has acted', () => {
  const heard: string[] = [];
  renderRichTree({ onKeyDown: (event) => heard.push(`${event.key} ${focused()}`) });
  focus('a1');
  press(['Delete', 'ArrowDown']);
  expect(heard).toEqual(['Delete a1', 'ArrowDown a2']);
});

test('arrow keys skip disabled items unless they are focusable', () => {
  const { update } = renderRichTree({ isItemDisabled: DISABLED });
  focus('A');
  press('ArrowDown');
  expect(focused()).toBe('a2');
  update({ disabledItemsFocusable: true });
  press('ArrowUp');
  expect(focused()).toBe('a1');
});

test('the stop is the first id in the selection that is visible and can have the focus', async () => {
  const { update } = renderRichTree<boolean>({ multiSelect: true, selectedItems: [] });
  const stopAt = (props: Parameters<typeof update>[0]) => enterAgain(() => update(props));
  expect(await stopAt({})).toBe('A');
  expect(await stopAt({ selectedItems: ['gone', 'b1', 'B', 'A'] })).toBe('B');
  const items = { isItemDisabled: DISABLED, selectedItems: ['a1', 'B'] };
  expect(await stopAt(items)).toBe('B');
  expect(await stopAt({ ...items, disabledItemsFocusable: true })).toBe('a1');
  expect(await stopAt({ isItemDisabled: ({ id }) => id === 'A' })).toBe('B');
});

test('the stop stays where it is: Tab from above and Shift+Tab from below go to it first', async () => {
  renderRichTree({ defaultSelectedItems: 'a1' });
  focus('B');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('a1');
  focus('A');
  await userEvent.tab();
  expect(focused()).toBe('a1');
  await userEvent.tab();
  expect(focused()).toBe('BODY');
});

test.each([
  ['left arrow', {}],
  ['click', { checkboxSelection: true }],
])('the %s that closes the outer branch takes the stop away', async (by, props) => {
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
});
