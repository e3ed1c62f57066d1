import { BEFORE_RELOAD_EVENT, RELOAD_PAUSE, RELOADED_KEY } from '../../config/offline';
import { createStorageSlot, type StorageEnvironment } from '../../lib/storageSlot';

export interface ReloadEnvironment extends StorageEnvironment {
  now: () => number;
  /** Tells the page that it is about to be reloaded. */
  announce: (eventName: string) => void;
  reload: () => void;
}

/**
 * Reloads a page that was replaced, after whoever holds a reader's work was told. A host that
 * sends something else with each answer must not keep the page reloading forever.
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
