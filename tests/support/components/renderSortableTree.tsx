/**
 * A Pro tree with draggable items. Without a license key it logs a warning, so its test
 * has to silence the console.
 */
import './treeDom';
import * as React from 'react';
import { createEvent, fireEvent, render } from '@testing-library/react';
import {
  RichTreeViewPro,
  useRichTreeViewProApiRef,
  type RichTreeViewProApiRef,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro';
import { branch, leaf, type Entry } from './renderRichTree';
import { content, item, shown } from './treeDom';

export const SORTABLE_ITEMS = [
  branch('A', leaf('a1'), leaf('a2')),
  branch('B', leaf('b1')),
  leaf('c'),
  leaf('d'),
];

export type SortableProps = Partial<RichTreeViewProProps<Entry, false>>;
type Api = Required<NonNullable<RichTreeViewProApiRef<Entry>['current']>>;

const HEIGHT = 40;

/** Mocks the layout that jsdom lacks and silences the license warning. */
export function mockDragging(): void {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 0, left: 0, height: HEIGHT } as DOMRect);
}

/** `A` and `B` are expanded; `moves` records the calls of `onItemPositionChange`. */
export function renderSortableTree(props: SortableProps = {}) {
  const latest: { ref?: RichTreeViewProApiRef<Entry> } = {};
  const moves: unknown[] = [];
  function Tree(given: SortableProps) {
    const apiRef = useRichTreeViewProApiRef<Entry>();
    React.useEffect(() => {
      latest.ref = apiRef;
    });
    return (
      <RichTreeViewPro
        apiRef={apiRef}
        items={SORTABLE_ITEMS}
        itemsReordering
        itemChildrenIndentation={10}
        defaultExpandedItems={['A', 'B']}
        onItemPositionChange={(move) => moves.push(move)}
        {...given}
      />
    );
  }
  const { rerender } = render(<Tree {...props} />);
  return {
    moves,
    api: () => {
      if (!latest.ref?.current) throw new Error('the tree has no api');
      return latest.ref.current as Api;
    },
    update: (next: SortableProps) => rerender(<Tree {...props} {...next} />),
  };
}

/**
 * Drags one item over another and drops it; `at` is a fraction of its height, `x` pixels
 * from its left.
 */
export function drag(
  from: string,
  to: string,
  at: number,
  { x = 100, dropEffect = 'move' } = {},
): string {
  const dataTransfer = { dropEffect, types: [], setDragImage() {}, setData() {} };
  const [source, target] = [item(from), content(to)];
  fireEvent.dragStart(source, { dataTransfer });
  fireEvent.dragEnter(target, { dataTransfer });
  const over = createEvent.dragOver(target, { dataTransfer });
  Object.defineProperties(over, {
    clientX: { value: x },
    clientY: { value: at * HEIGHT },
  });
  fireEvent(target, over);
  fireEvent.dragEnd(source, { dataTransfer });
  return shown();
}
