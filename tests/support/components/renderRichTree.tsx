/** Renders a Rich Tree View with four leaves in two branches and returns its `apiRef`. */

import {
  RichTreeView,
  type RichTreeViewApiRef,
  type RichTreeViewProps,
  useRichTreeViewApiRef,
} from '@mui/x-tree-view';
import { act, render } from '@testing-library/react';
import * as React from 'react';
import './treeDom';

export interface Entry {
  id: string;
  label: string;
  children?: Entry[];
}

export const leaf = (id: string): Entry => ({ id, label: id });
export const branch = (id: string, ...children: Entry[]): Entry => ({
  id,
  label: id,
  children,
});

export const ITEMS = [
  branch('A', leaf('a1'), leaf('a2')),
  branch('B', leaf('b1'), leaf('b2')),
];

type Props<M extends boolean | undefined> = Partial<RichTreeViewProps<Entry, M>>;
type Api = Required<NonNullable<RichTreeViewApiRef<Entry>['current']>>;

interface Rendered<M extends boolean | undefined> {
  api: () => Api;
  update: (props: Props<M>) => void;
  unmount: () => void;
}

/** `A` is expanded initially. Transitions are off unless `slotProps` are given. */
export function renderRichTree<M extends boolean | undefined = false>(
  props: Props<M> = {},
): Rendered<M> {
  const latest: { ref?: RichTreeViewApiRef<Entry> } = {};
  function Tree(given: Props<M>) {
    const apiRef = useRichTreeViewApiRef<Entry>();
    React.useEffect(() => {
      latest.ref = apiRef;
    });
    return (
      <RichTreeView
        apiRef={apiRef}
        items={ITEMS}
        defaultExpandedItems={['A']}
        slotProps={STILL}
        {...given}
      />
    );
  }
  const { rerender, unmount } = render(<Tree {...props} />);
  return {
    api: () => {
      if (!latest.ref?.current) throw new Error('the tree has no api');
      return latest.ref.current as Api;
    },
    update: (next) => rerender(<Tree {...props} {...next} />),
    unmount,
  };
}

const STILL = { item: { slotProps: { groupTransition: { timeout: 0 } } } };

/** A Rich Tree View that logs changes of its selection. */
export function renderSelectableTree<M extends boolean | undefined = false>(
  props: Partial<RichTreeViewProps<Entry, M>> = {},
) {
  const log: string[] = [];
  const record = (name: string, event: unknown, ...rest: unknown[]) =>
    void log.push([name, ...(event === null ? ['null'] : []), ...rest].join(' '));
  const { api, update } = renderRichTree<M>({
    onItemSelectionToggle: (event, id, on) => record('toggle', event, id, on),
    onSelectedItemsChange: (event, ids) => record('change', event, ids),
    ...props,
  });
  return {
    take: () => log.splice(0),
    update,
    select: (parameters: Parameters<ReturnType<typeof api>['setItemSelection']>[0]) =>
      act(() => api().setItemSelection(parameters)),
  };
}
