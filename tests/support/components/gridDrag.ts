import { createEvent, type EventType, fireEvent } from '@testing-library/react';
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

/**
 * jsdom has no DragEvent, so the properties that the grid reads are added to a plain
 * event.
 */
function fireDrag(type: EventType, target: Element, extra: object): void {
  const event = createEvent[type](target);
  for (const [key, value] of Object.entries(extra))
    Object.defineProperty(event, key, { value });
  fireEvent(target, event);
}

/**
 * Steps so far. The grid compares a position with the last one, even of an earlier drag,
 * and starts at 0: positions that grow in both directions always mean the same direction.
 */
let steps = 0;

const handleOf = (header: Element): Element =>
  header.querySelector('.MuiDataGrid-columnHeaderDraggableContainer') ?? header;

/**
 * Drags a header, if it is draggable, over others, one after the other, and drops it.
 * @param over headers in the order in which the pointer passes them
 * @param options `isLeft`: to the left; `isOutside`: dropped outside of any drop target
 */
export function dragHeader(
  header: Element,
  over: Element[],
  { isLeft = false, isOutside = false } = {},
): void {
  const handle = handleOf(header);
  if (handle.getAttribute('draggable') !== 'true') return;
  const dataTransfer = { effectAllowed: 'none', dropEffect: isOutside ? 'none' : 'move' };
  fireDrag('dragStart', handle, { dataTransfer });
  over.map(handleOf).forEach((target) => {
    steps += 1;
    const clientX = isLeft ? -steps : steps;
    fireDrag('dragEnter', target, { dataTransfer });
    fireDrag('dragOver', target, { dataTransfer, clientX, clientY: 0 });
  });
  fireDrag('dragEnd', handle, { dataTransfer });
}
