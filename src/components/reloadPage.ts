import { BEFORE_RELOAD_EVENT, RELOAD_PAUSE, RELOADED_KEY } from '../config/offline';
import { createStorageSlot, type StorageEnvironment } from '../lib/storageSlot';

export interface ReloadEnvironment extends StorageEnvironment {
  now: () => number;
  /** Notifies the page that it is about to be reloaded. */
  announce: (eventName: string) => void;
  reload: () => void;
}

/**
 * Reloads a page that was replaced, after notifying everything that holds unsaved work. A
 * host that sends a different response each time must not cause a reload loop.
 */
export function createReloader(environment: ReloadEnvironment): () => void {
  const slot = createStorageSlot(
    RELOADED_KEY,
    (text) => (Number.isFinite(Number(text)) ? Number(text) : null),
    environment,
  );
  return () => {
    const now = environment.now();
    const last = slot.get();
    if (last !== null && last <= now && now - last < RELOAD_PAUSE) return;
    slot.set(now);
    environment.announce(BEFORE_RELOAD_EVENT);
    environment.reload();
  };
}

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
