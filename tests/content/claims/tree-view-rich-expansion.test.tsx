/**
 * @jest-environment jsdom
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch, leaf, renderRichTree } from '../../support/components/renderRichTree';
import {
  checked,
  click,
  clickArrow,
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
      'Ids of leaves and of removed items are allowed and have no effect.',
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
      'For each change, onItemExpansionToggle fires once per item, and then onExpandedItemsChange once with the whole list. opens several items at a time.',
      'For changes by your code, the event is null unless you passed one.',
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
      'To reject a change, control the list, and do not update it.',
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
  'the trigger: the whole item, the icon only, and the icon if items are editable',
  {
    'tree-view/rich-tree-view/expansion': [
      'By default, a click anywhere on an item opens or closes it, except on its checkbox.',
      'With expansionTrigger="iconContainer", only a click on the arrow does, so you can use a click on the label for something else, such as opening a page:',
      '→, ←, and Enter open and close items in both modes.',
      'In a tree with isItemEditable, only the arrow opens items by default.',
    ],
  },
  () => {
    const { update } = renderRichTree({ defaultExpandedItems: [] });
    clickArrow('A');
    expect(open()).toBe('A');
    update({ expansionTrigger: 'iconContainer' });
    click('A');
    expect([open(), checked()]).toEqual(['A', 'A']);
    clickArrow('A');
    expect(open()).toBe('');
    press('ArrowRight');
    expect([open(), focused()]).toEqual(['A', 'A']);
    press('ArrowRight');
    expect(focused()).toBe('a1');
    press(['ArrowLeft']);
    expect(focused()).toBe('A');
    press('ArrowLeft');
    expect(open()).toBe('');
    press('Enter');
    expect(open()).toBe('A');
    update({ expansionTrigger: undefined, isItemEditable: true });
    click('A');
    expect(open()).toBe('A');
    update({ isItemEditable: () => false });
    click('A');
    expect(open()).toBe('A');
  },
);

claim(
  'with content as trigger, a double-click expands and collapses before editing starts',
  {
    'tree-view/rich-tree-view/expansion':
      'Keep this default: with expansionTrigger="content", a double-click on a parent opens and closes it before editing starts.',
  },
  async () => {
    const toggled: boolean[] = [];
    renderRichTree({
      isItemEditable: true,
      expansionTrigger: 'content',
      onItemExpansionToggle: (_event, _id, on) => toggled.push(on),
    });
    await userEvent.dblClick(screen.getByText('B'));
    expect(toggled).toEqual([true, false]);
    expect(screen.getByRole('textbox')).toHaveValue('B');
  },
);

claim(
  'children are removed from the DOM when collapsed; the selection stays, the tree is focusable',
  {
    'tree-view/rich-tree-view/expansion': [
      'They are mounted when the item opens, and unmounted after it has closed.',
      'Items in closed branches stay selected.',
      'If your code closes the parent of the focused item, the focus is lost.',
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

claim(
  'Enter expands in both modes, but renames an editable item',
  {
    'tree-view/rich-tree-view/expansion': [
      '→, ←, and Enter open and close items in both modes.',
      'On an editable item, Enter starts renaming.',
    ],
  },
  () => {
    const { update } = renderRichTree({
      expansionTrigger: 'content',
      isItemEditable: ({ id }) => id === 'B',
    });
    focus('A');
    press('Enter');
    expect(open()).toBe('');
    update({ expansionTrigger: 'iconContainer' });
    press('Enter');
    expect(open()).toBe('A');
    focus('B');
    press('Enter');
    expect([open(), screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([
      'A',
      'B',
    ]);
  },
);
