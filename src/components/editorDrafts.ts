import { createStorageSlot, type StorageSlot } from '../lib/storageSlot';

const PREFIX = 'playground:draft:';

/**
 * What a reader typed into a live editor, stored for the life of the tab: it survives a
 * reload and a visit to another page, while a new tab starts with the original demo.
 * @param id the demo and its variant: `<product>/<topic>/<Name>/<file>`
 */
export const createDraftSlot = (id: string): StorageSlot<string> =>
  createStorageSlot(PREFIX + id, (text) => text, {
    getStorage: () => window.sessionStorage,
    getEvents: () => window,
  });

/** Whether there is a draft; callable without loading the editor. */
export const hasDraft = (id: string): boolean => createDraftSlot(id).get() !== null;
