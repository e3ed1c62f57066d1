/** Renders a Simple Tree View and returns its `apiRef`. */
import './treeDom';
import * as React from 'react';
import { render } from '@testing-library/react';
import {
  SimpleTreeView,
  TreeItem,
  useSimpleTreeViewApiRef,
  type SimpleTreeViewApiRef,
  type SimpleTreeViewProps,
  type TreeItemProps,
} from '@mui/x-tree-view';

type Props<M extends boolean | undefined> = Partial<SimpleTreeViewProps<M>>;
type Api = Required<NonNullable<SimpleTreeViewApiRef['current']>>;

interface Rendered<M extends boolean | undefined> {
  api: () => Api;
  update: (props: Props<M>) => void;
}

const STILL = { groupTransition: { timeout: 0 } };

/** An item whose label is its id, without transitions. */
export function Node({ itemId, ...other }: TreeItemProps) {
  return <TreeItem itemId={itemId} label={itemId} slotProps={STILL} {...other} />;
}

const TWO_BRANCHES = [
  <Node key="A" itemId="A">
    <Node itemId="a1" />
    <Node itemId="a2" />
  </Node>,
  <Node key="B" itemId="B">
    <Node itemId="b1" />
    <Node itemId="b2" />
  </Node>,
];

/** `A` is expanded initially. */
export function renderSimpleTree<M extends boolean | undefined = false>(
  props: Props<M> = {},
): Rendered<M> {
  const latest: { ref?: SimpleTreeViewApiRef } = {};
  function Tree(given: Props<M>) {
    const apiRef = useSimpleTreeViewApiRef();
    React.useEffect(() => {
      latest.ref = apiRef;
    });
    return (
      <SimpleTreeView apiRef={apiRef} defaultExpandedItems={['A']} {...given}>
        {given.children ?? TWO_BRANCHES}
      </SimpleTreeView>
    );
  }
  const { rerender } = render(<Tree {...props} />);
  return {
    api: () => {
      if (!latest.ref?.current) throw new Error('the tree has no api');
      return latest.ref.current as Api;
    },
    update: (next) => rerender(<Tree {...props} {...next} />),
  };
}
