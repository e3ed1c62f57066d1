import { SEEN_NOTIFICATIONS_KEY } from '../../config/shell';
import { createStorageSlot, type StorageSlot } from '../../lib/storageSlot';

/** Stores the ids of the seen notifications, separated by spaces. */
export const createSeenSlot = (): StorageSlot<string> =>
  createStorageSlot(SEEN_NOTIFICATIONS_KEY, (text) => text, {
    getStorage: () => window.localStorage,
    getEvents: () => window,
  });
