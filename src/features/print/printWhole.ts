import { PRINT_LIMIT, WAKE_EVENT } from '../../config/demo';
import { listWaiting } from './waitingDemos';

/** Interval of the checks whether all demos have started, in ms. */
const POLL_INTERVAL = 50;

/**
 * Starts all demos of a page and prints it when the last one runs, or when the time limit
 * is exceeded: demos that have not started by then get a note.
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
  const poll = (): void => {
    if (listWaiting(page).length > 0 && Date.now() < end) {
      win.setTimeout(poll, POLL_INTERVAL);
      return;
    }
    // Grids and charts measure themselves in the second frame.
    win.requestAnimationFrame(() => win.requestAnimationFrame(print));
  };
  poll();
}
