/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
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
  tick,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const NESTED = (
  <Node itemId="A">
    <Node itemId="B">
      <Node itemId="c" />
    </Node>
  </Node>
);

test('all items are collapsed; an expanded item in a collapsed one waits for its parent', () => {
  renderSimpleTree({ children: NESTED, defaultExpandedItems: ['B'] });
  expect(shown()).toBe('A');
  click('A');
  expect(shown()).toBe('A B c');
});

test('keys: right expands, left collapses, Enter does both, * expands the level', () => {
  renderSimpleTree({ defaultExpandedItems: [] });
  focus('A');
  press('ArrowRight');
  expect([open(), focused()]).toEqual(['A', 'A']);
  press('ArrowLeft');
  expect(open()).toBe('');
  press('Enter');
  expect(open()).toBe('A');
  press('Enter');
  expect(open()).toBe('');
  press('*');
  expect(open()).toBe('A B');
});

test('the last expanded comes first; each item is reported, then the list; code passes null', () => {
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
});

test('a controlled tree expands and collapses only what its owner allows', () => {
  renderSimpleTree({ expandedItems: ['A'] });
  click('A');
  click('B');
  expect(open()).toBe('A');
});

test('with the icon as trigger, the label does not toggle the branch; keys are not affected', () => {
  renderSimpleTree({ expansionTrigger: 'iconContainer', defaultExpandedItems: [] });
  click('A');
  expect([open(), checked()]).toEqual(['', 'A']);
  clickArrow('A');
  expect(open()).toBe('A');
  focus('B');
  press('ArrowRight');
  expect(open()).toBe('A B');
});

test('children of a collapsed item lose their state; the selection keeps their ids', async () => {
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
});

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

test('* expands an item and its siblings, not those of other branches; their ids come last', () => {
  const lists: string[] = [];
  renderSimpleTree({
    children: [
      <Node key="A" itemId="A">
        <Node itemId="x">
          <Node itemId="x1" />
        </Node>
        <Node itemId="y">
          <Node itemId="y1" />
        </Node>
      </Node>,
      <Node key="B" itemId="B">
        <Node itemId="z">
          <Node itemId="z1" />
        </Node>
      </Node>,
    ],
    defaultExpandedItems: ['A', 'B'],
    onExpandedItemsChange: (_event, ids) => lists.push(ids.join()),
  });
  focus('y');
  press('*');
  expect([open(), lists]).toEqual(['A x y B', ['A,B,x,y']]);
});

test('a click expands and collapses anywhere except on the checkbox', () => {
  renderSimpleTree<boolean>({ checkboxSelection: true });
  tick('A');
  tick('B');
  expect(open()).toBe('A');
  clickArrow('B');
  click('A');
  expect(open()).toBe('B');
});
