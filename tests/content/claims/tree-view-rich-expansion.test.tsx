/**
 * @jest-environment jsdom
 */
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch, leaf, renderRichTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  focus,
  focused,
  item,
  open,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const NESTED = [branch('A', branch('B', leaf('c'))), leaf('d')];

claim(
  'all items are collapsed; an expanded item in a collapsed one waits; leaves and unknown ids have no effect',
  {
    'tree-view/rich-tree-view/expansion': [
      'All other items are initially closed.',
      'The list can contain the ids of leaves and of removed items.',
    ],
  },
  () => {
    const { api } = renderRichTree({ items: NESTED, defaultExpandedItems: undefined });
    expect(shown()).toBe('A d');
    act(() => api().setItemExpansion({ itemId: 'B' }));
    expect(shown()).toBe('A d');
    click('A');
    expect(shown()).toBe('A B c d');
    act(() => api().setItemExpansion({ itemId: 'd' }));
    act(() => api().setItemExpansion({ itemId: 'gone' }));
    expect(open()).toBe('A B');
    expect(item('d')).not.toHaveAttribute('aria-expanded');
    focus('d');
    press(['Home', 'ArrowRight']);
    expect(focused()).toBe('B');
  },
);

claim(
  'each item is reported first, then the whole list; * expands the level; code passes null',
  {
    'tree-view/rich-tree-view/expansion': [
      'For each change, onItemExpansionToggle fires once per item, and then onExpandedItemsChange fires once with the whole list. can open several items at once.',
      'For changes made by your code, the event is null unless you passed one.',
      'setItemExpansion() toggles the item if you leave out shouldBeExpanded.',
      'isItemExpanded() returns whether an item is open.',
    ],
  },
  () => {
    const log: unknown[] = [];
    const { api } = renderRichTree({
      defaultExpandedItems: [],
      onItemExpansionToggle: (event, id, on) => log.push([event === null, id, on]),
      onExpandedItemsChange: (event, ids) => log.push([event === null, ids.join()]),
    });
    focus('A');
    press('*');
    expect(log.splice(0)).toEqual([
      [false, 'A', true],
      [false, 'B', true],
      [false, 'A,B'],
    ]);
    act(() => api().setItemExpansion({ itemId: 'A' }));
    expect(log.splice(0)).toEqual([
      [true, 'A', false],
      [true, 'B'],
    ]);
    act(() => api().setItemExpansion({ itemId: 'A', shouldBeExpanded: true }));
    act(() => api().setItemExpansion({ itemId: 'A', shouldBeExpanded: true }));
    expect(log.splice(0)).toEqual([
      [true, 'A', true],
      [true, 'A,B'],
    ]);
    expect(api().isItemExpanded('A')).toBe(true);
  },
);

claim(
  'a controlled list takes precedence',
  {
    'tree-view/rich-tree-view/expansion':
      'To reject a change, control the list and do not update it.',
  },
  () => {
    const { update } = renderRichTree({ expandedItems: ['A'] });
    click('A');
    click('B');
    expect(open()).toBe('A');
    update({ expandedItems: ['B'] });
    expect(open()).toBe('B');
  },
);

claim(
  'children are removed from the DOM when collapsed; the selection stays, the tree is focusable',
  {
    'tree-view/rich-tree-view/expansion': [
      'They are mounted when the item opens and unmounted after it has closed.',
      'Items in closed branches stay selected.',
      'If your code closes the parent of the focused item, focus is lost.',
      'Tab still enters the tree, with one exception.',
    ],
  },
  async () => {
    const { update } = renderRichTree({
      expandedItems: ['A'],
      defaultSelectedItems: 'a1',
    });
    focus('a1');
    update({ expandedItems: [] });
    await waitFor(() => expect([shown(), focused()]).toEqual(['A B', 'BODY']));
    await userEvent.tab();
    expect(focused()).toBe('A');
    update({ expandedItems: ['A'] });
    expect(checked()).toBe('a1');
  },
);

test('the id of a leaf in the list makes its right arrow key move on', () => {
  renderRichTree({ items: NESTED, defaultExpandedItems: ['A', 'B', 'c'] });
  focus('c');
  press('ArrowRight');
  expect(focused()).toBe('d');
});

claim(
  '* expands an item and its siblings, not those of other branches; their ids come last',
  { 'tree-view/accessibility': 'open the item and its siblings' },
  () => {
    const lists: string[] = [];
    renderRichTree({
      items: [
        branch('A', branch('x', leaf('x1')), branch('y', leaf('y1'))),
        branch('B', branch('z', leaf('z1'))),
      ],
      defaultExpandedItems: ['A', 'B'],
      onExpandedItemsChange: (_event, ids) => lists.push(ids.join()),
    });
    focus('y');
    press('*');
    expect([open(), lists]).toEqual(['A x y B', ['A,B,x,y']]);
  },
);
