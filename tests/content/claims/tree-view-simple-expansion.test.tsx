/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import { click, item, open, shown } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const NESTED = (
  <Node itemId="A">
    <Node itemId="B">
      <Node itemId="c" />
    </Node>
  </Node>
);

claim(
  'all items are collapsed; an expanded item in a collapsed one waits for its parent',
  { 'tree-view/simple-tree-view/expansion': 'All other items are initially closed.' },
  () => {
    renderSimpleTree({ children: NESTED, defaultExpandedItems: ['B'] });
    expect(shown()).toBe('A');
    click('A');
    expect(shown()).toBe('A B c');
  },
);

claim(
  'the last expanded comes first; each item is reported, then the list; code passes null',
  {
    'tree-view/simple-tree-view/expansion': [
      'setItemExpansion({ itemId, shouldBeExpanded, event }) | opens the item with true, closes it with false, and toggles it if you omit shouldBeExpanded',
      'isItemExpanded(id) | returns whether the item is in the list of open items',
      "onItemExpansionToggle fires for each item that opens or closes, and receives the item's id and its new state.",
      'Then onExpandedItemsChange fires once with the whole list.',
      'For changes made by your code, the event is null unless you pass one.',
    ],
  },
  () => {
    const log: unknown[] = [];
    const { api } = renderSimpleTree({
      defaultExpandedItems: ['gone'],
      onItemExpansionToggle: (event, id, on) => log.push([event === null, id, on]),
      onExpandedItemsChange: (event, ids) => log.push([event === null, ids.join()]),
    });
    expect(shown()).toBe('A B');
    click('A');
    click('B');
    expect(log.splice(0).at(-1)).toEqual([false, 'B,A,gone']);
    act(() => api().setItemExpansion({ itemId: 'A', shouldBeExpanded: false }));
    expect(log.splice(0)).toEqual([
      [true, 'A', false],
      [true, 'B,gone'],
    ]);
    act(() => api().setItemExpansion({ itemId: 'A' }));
    expect([open(), api().isItemExpanded('gone'), api().isItemExpanded('a1')]).toEqual([
      'A B',
      true,
      false,
    ]);
  },
);

claim(
  'a controlled tree expands and collapses only what its owner allows',
  {
    'tree-view/simple-tree-view/expansion':
      'In a controlled tree, only the items in your state are open.',
  },
  () => {
    renderSimpleTree({ expandedItems: ['A'] });
    click('A');
    click('B');
    expect(open()).toBe('A');
  },
);

claim(
  'children of a collapsed item lose their state; the selection keeps their ids',
  {
    'tree-view/simple-tree-view/expansion': [
      'The children of a closed item are not mounted.',
      'Components inside them lose their state when the branch closes.',
      'Items in closed branches stay selected.',
    ],
  },
  async () => {
    function Counter() {
      const [count, setCount] = React.useState(0);
      return <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>;
    }
    const { api } = renderSimpleTree({
      children: (
        <Node itemId="A">
          <Node itemId="a1" label={<Counter />} />
        </Node>
      ),
      defaultSelectedItems: 'a1',
    });
    act(() => screen.getByText('count 0').click());
    expect(screen.getByText('count 1')).toBeInTheDocument();
    act(() => api().setItemExpansion({ itemId: 'A' }));
    await waitFor(() => expect(shown()).toBe('A'));
    act(() => api().setItemExpansion({ itemId: 'A' }));
    expect(item('count 0')).toHaveAttribute('aria-checked', 'true');
  },
);

claim(
  'the parents of an item that was never rendered cannot be looked up',
  {
    'tree-view/simple-tree-view/expansion':
      '`SimpleTreeView` cannot look up the parents of an item that is not rendered.',
  },
  () => {
    const { api } = renderSimpleTree({ children: NESTED, defaultExpandedItems: [] });
    expect([api().getParentId('B'), api().getParentId('c')]).toEqual([null, null]);
  },
);
