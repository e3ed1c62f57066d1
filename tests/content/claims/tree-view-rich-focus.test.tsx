/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch, leaf, renderRichTree } from '../../support/components/renderRichTree';
import { checked, click, focus, focused, press } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const NESTED = [branch('A', branch('B', leaf('c'))), leaf('d')];

const DISABLED = ({ id }: { id: string }) => id === 'a1';

claim(
  'onBlur of the root reports that focus has left',
  {
    'tree-view/rich-tree-view/focus':
      'To detect when focus leaves the tree, pass onBlur to the root through slotProps.',
  },
  async () => {
    const left = jest.fn();
    renderRichTree({ slotProps: { root: { onBlur: left } } });
    await userEvent.tab();
    await userEvent.tab();
    expect([left.mock.calls.length, focused()]).toEqual([1, 'BODY']);
  },
);

claim(
  'focusItem: a visible item, reported twice; nothing for unknown ids and a collapsed parent',
  {
    'tree-view/rich-tree-view/focus': [
      'focusItem(event, itemId) focuses a rendered item.',
      'onItemFocus receives the event that you pass, which may be null.',
      "focusItem() does nothing if the id is unknown or the item's parent is closed.",
      'onItemFocus can fire twice with the same id for a single move.',
    ],
  },
  () => {
    const received: string[] = [];
    const { api } = renderRichTree({
      onItemFocus: (event, id) => received.push(`${id} ${event?.type ?? 'null'}`),
    });
    act(() => api().focusItem(null, 'a2'));
    expect(focused()).toBe('a2');
    expect(received.splice(0)).toEqual(['a2 focus', 'a2 null']);
    for (const id of ['b1', 'none']) act(() => api().focusItem(null, id));
    expect([focused(), received]).toEqual(['a2', []]);
  },
);

claim(
  'a collapsed grandparent: nothing gets focus, but onItemFocus is called',
  {
    'tree-view/rich-tree-view/focus': [
      'The tree checks only the parent.',
      'If an item further up is closed, nothing receives focus, but onItemFocus is still called.',
    ],
  },
  () => {
    const received: string[] = [];
    const { api } = renderRichTree({
      items: NESTED,
      expandedItems: ['B'],
      onItemFocus: (_event, id) => received.push(id),
    });
    act(() => api().focusItem(null, 'c'));
    expect([focused(), received]).toEqual(['BODY', ['c']]);
  },
);

claim(
  'onItemFocus is called for keys and clicks; moving selects nothing',
  {
    'tree-view/rich-tree-view/focus': [
      'The arrow keys then move focus without selecting anything.',
      'onItemFocus fires when an item receives focus, whether by keyboard, click, or code.',
    ],
  },
  () => {
    const received: string[] = [];
    renderRichTree({ onItemFocus: (_event, id) => received.push(id) });
    click('a1');
    expect(new Set(received.splice(0))).toEqual(new Set(['a1']));
    press('ArrowDown');
    expect(new Set(received)).toEqual(new Set(['a2']));
    expect(checked()).toBe('a1');
  },
);

claim(
  'the next item gets focus of a removed one, otherwise the previous one',
  {
    'tree-view/rich-tree-view/focus': [
      'When you remove the focused item from items, the tree moves focus to the next item or, for an open parent or the last item, to the previous one.',
      "The demo stores the focused item's id in onItemFocus. This callback also fires for the item that receives focus after a deletion, so users can press Delete again.",
    ],
  },
  () => {
    const received: string[] = [];
    const { update } = renderRichTree({ onItemFocus: (_event, id) => received.push(id) });
    focus('a1');
    received.length = 0;
    update({ items: [branch('A', leaf('a2')), leaf('B')] });
    expect([focused(), new Set(received)]).toEqual(['a2', new Set(['a2'])]);
    update({ items: [branch('A'), leaf('B')] });
    expect(focused()).toBe('B');
    update({ items: [leaf('A')] });
    expect(focused()).toBe('A');
  },
);

claim(
  'if its whole branch is removed, the item before the branch gets it',
  {
    'tree-view/rich-tree-view/focus':
      'When you remove the focused item from items, the tree moves focus to the next item or, for an open parent or the last item, to the previous one.',
  },
  () => {
    const { update } = renderRichTree({
      items: [leaf('x'), ...NESTED],
      expandedItems: ['A', 'B'],
    });
    focus('A');
    update({ items: [leaf('x'), leaf('d')] });
    expect(focused()).toBe('x');
  },
);

claim(
  'onKeyDown of the tree receives the keys of all items, after the tree has reacted',
  {
    'tree-view/rich-tree-view/focus':
      "The tree's onKeyDown is called for key presses on all items, after the tree has handled them.",
  },
  () => {
    const received: string[] = [];
    renderRichTree({ onKeyDown: (event) => received.push(`${event.key} ${focused()}`) });
    focus('a1');
    press(['Delete', 'ArrowDown']);
    expect(received).toEqual(['Delete a1', 'ArrowDown a2']);
  },
);

claim(
  'arrow keys skip disabled items unless they are focusable',
  {
    'tree-view/rich-tree-view/focus':
      'The arrow keys skip disabled items unless `disabledItemsFocusable` is set.',
  },
  () => {
    const { update } = renderRichTree({ isItemDisabled: DISABLED });
    focus('A');
    press('ArrowDown');
    expect(focused()).toBe('a2');
    update({ disabledItemsFocusable: true });
    press('ArrowUp');
    expect(focused()).toBe('a1');
  },
);
