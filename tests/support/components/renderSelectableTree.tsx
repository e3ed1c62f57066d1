/** A Rich Tree View that logs changes of its selection. */
import { act } from '@testing-library/react';
import type { RichTreeViewProps } from '@mui/x-tree-view';
import { renderRichTree, type Entry } from './renderRichTree';

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
