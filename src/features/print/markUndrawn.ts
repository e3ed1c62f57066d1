import { listWaiting } from './listWaiting';

/** A box or a drawing that is filled once the demo runs: grids and charts have no server HTML. */
const UNDRAWN = '[data-demo-content] :is(div, svg):empty';

/**
 * Puts a note at each demo that is printed before it could draw itself.
 * @param text of the note
 * @returns takes the notes away
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
