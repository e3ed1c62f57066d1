import { fireEvent } from '@testing-library/react';
import { cellOf, settle } from './mountGrid';

/**
 * The drag handle of a row.
 * @throws Error if the row has none
 */
export function rowHandleOf(id: string): HTMLElement {
  const found = cellOf(id, '__reorder__').querySelector<HTMLElement>(
    '.MuiDataGrid-rowReorderCell',
  );
  if (!found) throw new Error(`Row ${id} has no handle.`);
  return found;
}

/**
 * Drags a row over the `name` cell of another and drops it. Elements have no height in
 * jsdom, so the sign of `clientY` decides between above and below.
 */
export async function dragRow(
  id: string,
  over: string,
  place: 'above' | 'below',
): Promise<void> {
  const dataTransfer = { effectAllowed: '', dropEffect: 'copy' };
  const handle = rowHandleOf(id);
  fireEvent.dragStart(handle, { dataTransfer });
  const clientY = place === 'above' ? -1 : 1;
  const overEvent = new MouseEvent('dragover', {
    bubbles: true,
    cancelable: true,
    clientY,
  });
  Object.assign(overEvent, { dataTransfer });
  fireEvent(cellOf(over, 'name'), overEvent);
  fireEvent.dragEnd(handle, { dataTransfer });
  await settle(20);
}
