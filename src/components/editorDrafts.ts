import { createStorageSlot, type StorageSlot } from '../lib/storageSlot';

const PREFIX = 'playground:draft:';

/**
 * What a reader has typed into a live editor, kept for the life of the tab: it survives a
 * reload and a visit to another page, and a new tab starts with the demo as it is.
 * @param id the demo and its variant: `<product>/<topic>/<Name>/<file>`
 */
export const createDraftSlot = (id: string): StorageSlot<string> =>
  createStorageSlot(PREFIX + id, (text) => text, {
    getStorage: () => window.sessionStorage,
    getEvents: () => window,
  });

/** Whether something typed is kept; asked by who has not loaded the editor. */
export const hasDraft = (id: string): boolean => createDraftSlot(id).get() !== null;
