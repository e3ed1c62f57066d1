import { PRINT_LIMIT, WAKE_EVENT } from '../../config/demo';
import { listWaiting } from './listWaiting';

/** How often it looks whether a demo still waits, in ms. */
const LOOK = 50;

/**
 * Starts all demos of a page and prints it when the last one runs, or at the latest when the
 * limit is over: what did not start by then has a note on paper.
 */
export function printWhole(win: Window): void {
  const page = win.document;
  page.documentElement.dataset.printing = '';
  listWaiting(page).forEach((demo) => demo.dispatchEvent(new Event(WAKE_EVENT)));
  const end = Date.now() + PRINT_LIMIT;
  const print = (): void => {
    delete page.documentElement.dataset.printing;
    win.print();
  };
  const look = (): void => {
    if (listWaiting(page).length > 0 && Date.now() < end) {
      win.setTimeout(look, LOOK);
      return;
    }
    // Grids and charts measure themselves in the frame after their first one.
    win.requestAnimationFrame(() => win.requestAnimationFrame(print));
  };
  look();
}
