import { OPENED_HIT_KEY } from '../../config/searchDialog';
import { createStorageSlot } from '../../lib/storageSlot';

/**
 * The hit that is being opened, as text. In localStorage, because a hit may open in
 * another tab; this also avoids parameters in the address.
 */
export const openedHit = createStorageSlot(OPENED_HIT_KEY, (text) => text, {
  getStorage: () => window.localStorage,
  getEvents: () => window,
});
