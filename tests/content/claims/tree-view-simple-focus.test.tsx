/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TreeItemProps } from '@mui/x-tree-view';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import {
  checked,
  click,
  content,
  focus,
  focused,
  item,
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
  'focusItem: only rendered items; the event or null is passed to onItemFocus, twice for one move',
  {
    'tree-view/simple-tree-view/focus': [
      'The focusItem(event, itemId) method of apiRef moves focus to a rendered item.',
      'onItemFocus receives the event that you pass, which may be null.',
      'onItemFocus can fire twice with the same id for a single move.',
    ],
  },
  () => {
    const received: unknown[] = [];
    const { api } = renderSimpleTree({
      onItemFocus: (event, id) =>
        received.push([event === null ? 'null' : event.type, id]),
    });
    act(() => api().focusItem(null, 'a2'));
    expect([focused(), received.splice(0)]).toEqual([
      'a2',
      [
        ['focus', 'a2'],
        ['null', 'a2'],
      ],
    ]);
    for (const id of ['b1', 'none']) act(() => api().focusItem(null, id));
    expect([focused(), received]).toEqual(['a2', []]);
  },
);

claim(
  'onBlur of the root fires between two items, before onItemFocus',
  {
    'tree-view/simple-tree-view/focus':
      '`onBlur` also fires when focus moves between two items, before `onItemFocus`.',
  },
  () => {
    const log: string[] = [];
    renderSimpleTree({
      onItemFocus: (_event, id) => log.push(`focus ${id}`),
      slotProps: { root: { onBlur: () => log.push('blur') } },
    });
    focus('A');
    log.length = 0;
    press('ArrowDown');
    expect([log[0], log.at(-1)]).toEqual(['blur', 'focus a1']);
  },
);

claim(
  'onFocus and onBlur of the tree are not called, and TreeItem takes no onFocus',
  {
    'tree-view/simple-tree-view/focus':
      'The tree ignores `onFocus` and `onBlur` if you pass them directly as props, and `TreeItem` has no `onFocus`.',
  },
  () => {
    const called = jest.fn();
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const given = { onFocus: called, onBlur: called } as object;
    renderSimpleTree({ ...given, children: <Node itemId="x" /> });
    focus('x');
    act(() => item('x').blur());
    expect(called).not.toHaveBeenCalled();
    error.mockRestore();
  },
);

claim(
  'disabled items: skipped, or reached by arrow keys and letters; never selected',
  {
    'tree-view/simple-tree-view/focus': [
      'arrow keys and typed letters | skip disabled items | move to disabled items',
      'clicks | do not focus or select | do not focus or select',
      'Enter, Space | – | do nothing',
    ],
  },
  () => {
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
  },
);

claim(
  'onKeyDown of an item runs first, may prevent, and receives the keys of its children',
  {
    'tree-view/simple-tree-view/focus': [
      'The onKeyDown handler of a TreeItem runs before the tree handles the key.',
      'To prevent the tree from handling it, set event.defaultMuiPrevented = true:',
      'A handler on a parent also receives the keys pressed on its children.',
    ],
  },
  () => {
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
  },
);

claim(
  'aria-describedby reaches the tree',
  {
    'tree-view/simple-tree-view/focus':
      'aria-describedby links the tree to the help text.',
  },
  () => {
    renderSimpleTree({ 'aria-describedby': 'help' });
    expect(screen.getByRole('tree')).toHaveAttribute('aria-describedby', 'help');
    fireEvent.focus(item('A'));
    expect(content('A')).toHaveAttribute('data-focused');
  },
);

for (const disabledItemsFocusable of [false, true])
  claim(
    `the pointer does not focus a disabled item with disabledItemsFocusable=${disabledItemsFocusable}`,
    {
      'tree-view/simple-tree-view/focus':
        'clicks | do not focus or select | do not focus or select',
    },
    async () => {
      renderSimpleTree({ children: LIST, disabledItemsFocusable });
      await userEvent.click(content('a2'));
      expect(focused()).toBe('a2');
      await userEvent.click(content('a1'));
      expect([focused(), checked()]).toEqual(['a2', 'a2']);
    },
  );
