import { BEFORE_RELOAD_EVENT } from '../../config/offline';
import { createReloader } from './createReloader';

const announce = (name: string): boolean => window.dispatchEvent(new Event(name));

/**
 * Reloads the page automatically, after notifying everything that holds unsaved work;
 * never in a loop.
 */
export const reloadPage = createReloader({
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
  now: Date.now,
  announce,
  reload: () => window.location.reload(),
});

/** Reloads the page at the reader's request. */
export function reloadNow(): void {
  announce(BEFORE_RELOAD_EVENT);
  window.location.reload();
}
