/** The demos of a page that have not started yet. */
export const listWaiting = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-demo][data-demo-state="static"]'),
];

/** An element that is filled once the demo runs: grids and charts have no static HTML. */
const UNDRAWN = '[data-demo-content] :is(div, svg):empty';

/**
 * Adds a note to each demo that is printed before it has rendered.
 * @param text of the note
 * @returns a function that removes the notes
 */
export function markUndrawn(page: Document, text: string): () => void {
  const notes = listWaiting(page)
    .filter((demo) => demo.querySelector(UNDRAWN))
    .map((demo) => {
      const note = page.createElement('p');
      note.dataset.printNote = '';
      note.textContent = text;
      demo.append(note);
      return note;
    });
  return () => notes.forEach((note) => note.remove());
}
