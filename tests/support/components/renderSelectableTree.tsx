/** A Rich Tree View that writes down what its selection says. */
import { act } from '@testing-library/react';
import type { RichTreeViewProps } from '@mui/x-tree-view';
import { renderRichTree, type Entry } from './renderRichTree';

export function renderSelectableTree<M extends boolean | undefined = false>(
  props: Partial<RichTreeViewProps<Entry, M>> = {},
) {
  const log: string[] = [];
  const hear = (name: string, event: unknown, ...rest: unknown[]) =>
    void log.push([name, ...(event === null ? ['null'] : []), ...rest].join(' '));
  const { api, update } = renderRichTree<M>({
    onItemSelectionToggle: (event, id, on) => hear('toggle', event, id, on),
    onSelectedItemsChange: (event, ids) => hear('change', event, ids),
    ...props,
  });
  return {
    take: () => log.splice(0),
    update,
    select: (parameters: Parameters<ReturnType<typeof api>['setItemSelection']>[0]) =>
      act(() => api().setItemSelection(parameters)),
  };
}
