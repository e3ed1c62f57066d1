/** @jest-environment jsdom */
import { click, focus, item, open, press, shown } from '../../support/components/treeDom';
import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { claim } from '../../support/content/claim';

interface Entry {
  id: string;
  label: string;
  count: number;
  children?: Entry[];
}

const entry = (id: string, count = 0): Entry => ({ id, label: id, count });

type Props = Partial<React.ComponentProps<typeof RichTreeViewPro<Entry, false>>>;

/** Requests that wait until the test answers them, by the id of their parent. */
function createSource() {
  const requested: (string | undefined)[] = [];
  const waiting = new Map<
    string,
    { resolve: (items: Entry[]) => void; reject: (error: Error) => void }
  >();
  const dataSource = {
    getChildrenCount: ({ count }: Entry) => count,
    getTreeItems: (id?: string) => {
      requested.push(id);
      return new Promise<Entry[]>((resolve, reject) =>
        waiting.set(id ?? '', { resolve, reject }),
      );
    },
  };
  const answer = (id: string, items: Entry[]) =>
    act(async () => waiting.get(id)?.resolve(items));
  const refuse = (id: string) =>
    act(async () => waiting.get(id)?.reject(new Error('refused')));
  return { requested, dataSource, answer, refuse };
}

const latest: { api?: ReturnType<typeof useRichTreeViewProApiRef<Entry>>['current'] } =
  {};

function Tree(props: Props) {
  const apiRef = useRichTreeViewProApiRef<Entry>();
  React.useEffect(() => {
    latest.api = apiRef.current;
  });
  return (
    <RichTreeViewPro
      apiRef={apiRef}
      items={[]}
      slotProps={{ item: { slotProps: { groupTransition: { timeout: 0 } } } }}
      {...props}
    />
  );
}

claim(
  'it requests the first level, and children when their parent is expanded, which waits',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'With a dataSource, the tree loads the children of an item when users first open it.',
      'getTreeItems(parentId) | returns a promise that resolves to the children of the item, or to the first level if parentId is undefined',
      'getChildrenCount(item) | returns the number of children. Items with 0 children are leaves; users can expand any other item. Return -1 if the count is unknown.',
      'An item shows a spinner until its children have arrived, and then opens.',
    ],
  },
  async () => {
    const { requested, dataSource, answer } = createSource();
    render(<Tree dataSource={dataSource} />);
    expect(requested).toEqual([undefined]);
    await answer('', [entry('A', 2), entry('leaf', 0), entry('unknown', -1)]);
    expect(shown()).toBe('A leaf unknown');
    expect(item('leaf')).not.toHaveAttribute('aria-expanded');
    expect(item('unknown')).toHaveAttribute('aria-expanded', 'false');
    click('A');
    expect(requested).toEqual([undefined, 'A']);
    expect(open()).toBe('');
    expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument();
    await answer('A', [entry('a1'), entry('a2')]);
    expect(shown()).toBe('A a1 a2 leaf unknown');
  },
);

claim(
  'given items are the first level, without a request, and later ones have no effect',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'The tree then does not request this level.',
      'The children of items in defaultExpandedItems are loaded immediately, level by level:',
      'With a dataSource, the tree reads items once.',
      'Later changes have no effect.',
    ],
  },
  async () => {
    const { requested, dataSource, answer } = createSource();
    const items = [entry('A', 1)];
    const { rerender } = render(
      <Tree items={items} dataSource={dataSource} defaultExpandedItems={['A', 'a1']} />,
    );
    expect(requested).toEqual(['A']);
    await answer('A', [entry('a1', 1)]);
    expect(requested).toEqual(['A', 'a1']);
    await answer('a1', [entry('a11')]);
    expect(shown()).toBe('A a1 a11');
    rerender(
      <Tree
        items={[entry('B')]}
        dataSource={dataSource}
        defaultExpandedItems={['A', 'a1']}
      />,
    );
    expect(shown()).toBe('A a1 a11');
  },
);

claim(
  'children inside an answer need no separate request',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'A response can contain several levels.',
      'If an item in the response has children, or if getItemChildren() returns children, the tree puts them in its cache, and opening the item requires no request.',
    ],
  },
  async () => {
    const { requested, dataSource, answer } = createSource();
    render(<Tree dataSource={dataSource} />);
    await answer('', [{ ...entry('A', 1), children: [entry('a1')] }]);
    await act(async () => click('A'));
    expect(shown()).toBe('A a1');
    expect(requested).toEqual([undefined]);
  },
);

claim(
  'a failed item stays collapsed and marked, and expanding it sends a request again',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'When the promise from getTreeItems() rejects, the item stays closed and shows an error icon.',
      'To retry the request, users open the item again.',
    ],
  },
  async () => {
    const { requested, dataSource, answer, refuse } = createSource();
    render(<Tree items={[entry('A', 1)]} dataSource={dataSource} />);
    click('A');
    await refuse('A');
    expect(open()).toBe('');
    expect(document.querySelector('.MuiTreeItem-errorIcon')).toBeInTheDocument();
    click('A');
    expect(requested).toEqual(['A', 'A']);
    await answer('A', [entry('a1')]);
    expect(open()).toBe('A');
    expect(document.querySelector('.MuiTreeItem-errorIcon')).not.toBeInTheDocument();
  },
);

claim(
  'a failed first level shows nothing',
  {
    'tree-view/rich-tree-view/lazy-loading':
      'If the request for the first level fails, the tree is empty and shows no error.',
  },
  async () => {
    const { dataSource, refuse } = createSource();
    render(<Tree dataSource={dataSource} />);
    await refuse('');
    expect(screen.getByRole('tree')).toHaveTextContent(/^(MUI X Missing license key)?$/);
  },
);

claim(
  'a branch can be reloaded: old children stay until then, and are removed if it fails',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      "The updateItemChildren() method of apiRef ignores the cache, reloads an item's children, and returns a promise.",
      'Pass the id of the item, or null for the first level.',
      'Until the response arrives, the old children stay visible, and the item shows no spinner.',
      'If the request fails, the children are removed.',
    ],
  },
  async () => {
    const { requested, dataSource, answer, refuse } = createSource();
    render(
      <Tree
        items={[entry('A', 1)]}
        dataSource={dataSource}
        defaultExpandedItems={['A']}
      />,
    );
    await answer('A', [entry('a1')]);
    act(() => void latest.api?.updateItemChildren('A'));
    expect(requested).toEqual(['A', 'A']);
    expect(shown()).toBe('A a1');
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
    await answer('A', [entry('a1'), entry('a2')]);
    expect(shown()).toBe('A a1 a2');
    act(() => void latest.api?.updateItemChildren('A'));
    await refuse('A');
    expect(shown()).toBe('A');
    act(() => void latest.api?.updateItemChildren(null));
    await answer('', [entry('B')]);
    expect(shown()).toBe('B');
  },
);

claim(
  'a custom cache survives the tree, and each answer is reported',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'To change this lifetime, or to keep the responses when the tree unmounts, pass your own cache:',
      'The tree calls onItemsLazyLoaded() each time it receives children from the server or the cache.',
    ],
  },
  async () => {
    const { requested, dataSource, answer } = createSource();
    const reported: unknown[] = [];
    const props: Props = {
      dataSource,
      dataSourceCache: new DataSourceCacheDefault({}),
      onItemsLazyLoaded: ({ items, parentId, isCacheHit }) =>
        reported.push([items.map(({ id }) => id).join(), parentId, isCacheHit]),
    };
    const { unmount } = render(<Tree {...props} />);
    await answer('', [entry('A', 1)]);
    unmount();
    render(<Tree {...props} />);
    await act(async () => {});
    expect(shown()).toBe('A');
    expect(requested).toEqual([undefined]);
    expect(reported).toEqual([
      ['A', null, false],
      ['A', null, true],
    ]);
  },
);

claim(
  'the cache keeps an answer for five minutes',
  {
    'tree-view/rich-tree-view/lazy-loading':
      'The tree caches each response for five minutes and uses the cached response instead of sending a new request.',
  },
  () => {
    jest.useFakeTimers();
    const cache = new DataSourceCacheDefault({});
    cache.set('A', [entry('a1')]);
    jest.advanceTimersByTime(5 * 60_000);
    expect(cache.get('A')).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(cache.get('A')).toBe(-1);
    jest.useRealTimers();
  },
);

claim(
  'from code: setItemExpansion loads, a new list of expanded items does not',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'The setItemExpansion() method of apiRef loads the children and then opens the item.',
      'If you pass a new list to expandedItems, the tree opens items without loading their children. Use expandedItems only to close items or to open items whose children are already loaded.',
    ],
  },
  async () => {
    const { requested, dataSource, answer } = createSource();
    const { rerender } = render(<Tree dataSource={dataSource} />);
    await answer('', [entry('A', 1), entry('B', 1)]);
    act(() => latest.api?.setItemExpansion({ itemId: 'A', shouldBeExpanded: true }));
    await answer('A', [entry('a1')]);
    expect(requested).toEqual([undefined, 'A']);
    expect(shown()).toBe('A a1 B');

    rerender(<Tree key="controlled" dataSource={dataSource} expandedItems={[]} />);
    await answer('', [entry('A', 1), entry('B', 1)]);
    rerender(<Tree key="controlled" dataSource={dataSource} expandedItems={['B']} />);
    await act(async () => {});
    expect(requested).toEqual([undefined, 'A', undefined]);
  },
);

claim(
  'a new dataSource answers only the next request; a new key restarts',
  {
    'tree-view/rich-tree-view/lazy-loading': [
      'The tree does not start a request when dataSource changes, for example after users change the search text.',
      'The tree uses the new functions only for its next request, and its cache still contains the old responses.',
      'To start with an empty cache, set a new key on the tree:',
    ],
  },
  async () => {
    const first = createSource();
    const second = createSource();
    const { rerender } = render(<Tree key="1" dataSource={first.dataSource} />);
    await first.answer('', [entry('A', 1)]);
    rerender(<Tree key="1" dataSource={second.dataSource} />);
    await act(async () => {});
    expect([first.requested, second.requested]).toEqual([[undefined], []]);
    click('A');
    expect([first.requested, second.requested]).toEqual([[undefined], ['A']]);
    rerender(<Tree key="2" dataSource={second.dataSource} />);
    await second.answer('', [entry('Z')]);
    expect(shown()).toBe('Z');
  },
);

claim(
  'opening the selected item turns a single selection into an array',
  {
    'tree-view/rich-tree-view/lazy-loading':
      'In version 8.29.3, opening the selected item calls `onSelectedItemsChange` with an array, even without `multiSelect`.',
  },
  async () => {
    const { dataSource, answer } = createSource();
    const changes: unknown[] = [];
    render(
      <Tree
        items={[entry('A', 1)]}
        dataSource={dataSource}
        onSelectedItemsChange={(_event, selected) => changes.push(selected)}
      />,
    );
    click('A');
    await answer('A', [entry('a1')]);
    expect(changes).toEqual(['A', ['A']]);
  },
);

claim(
  'the asterisk expands items without a request',
  {
    'tree-view/rich-tree-view/lazy-loading':
      '<kbd>*</kbd> opens an item and its siblings without loading their children.',
  },
  async () => {
    const { requested, dataSource } = createSource();
    render(<Tree items={[entry('A', 1), entry('B', 1)]} dataSource={dataSource} />);
    focus('A');
    press('*');
    await act(async () => {});
    expect([open(), requested]).toEqual(['A B', []]);
  },
);
