import { createEvent, fireEvent, type EventType } from '@testing-library/react';

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
