import { createDraftSlot } from '../../components/editorDrafts';
import { createStorageSlot } from '../../lib/storageSlot';
import type { SourceFile } from './protocol';

/**
 * @param id the demo and its variant
 * @param originals the files of the demo as published
 * @returns null if there is no draft, or it belongs to other files than the demo's
 */
export function readDraft(id: string, originals: SourceFile[]): SourceFile[] | null {
  const text = createDraftSlot(id).get();
  return text === null ? null : parseFiles(text, originals);
}

export function saveDraft(
  id: string,
  files: SourceFile[],
  originals: SourceFile[],
): void {
  if (isSame(files, originals)) createDraftSlot(id).del();
  else
    createDraftSlot(id).set(JSON.stringify(files.map(({ name, code }) => [name, code])));
}

export const isSame = (files: SourceFile[], others: SourceFile[]): boolean =>
  files.length === others.length &&
  files.every(
    ({ name, code }, i) => name === others[i]?.name && code === others[i]?.code,
  );

/**
 * Parses a list of `[name, code]` pairs.
 * @returns null if it is malformed, or does not contain exactly the files of the demo
 */
export function parseFiles(text: string, originals: SourceFile[]): SourceFile[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list) || list.length !== originals.length) return null;
  const files = list.map((entry: unknown) => {
    const [name, code] = Array.isArray(entry) ? (entry as unknown[]) : [];
    return typeof name === 'string' && typeof code === 'string' ? { name, code } : null;
  });
  const known = files.every((file, index) => file?.name === originals[index]?.name);
  return known ? (files as SourceFile[]) : null;
}

/* An endless loop can crash the whole tab. This flag is set while code runs and removed
   when it has finished or the page is closed normally; if it is set at the start, the
   code did not finish the last time. */
const runningSlot = createStorageSlot('playground:running', (text) => text, {
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
});

const openingSlot = createStorageSlot('playground:opening', (text) => text, {
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
});

/** The same while the editor opens a text; an error of the editor leaves it set, too. */
export const markOpening = (id: string): void => openingSlot.set(id);
export const unmarkOpening = (): void => openingSlot.del();
export const wasOpening = (id: string): boolean => openingSlot.get() === id;

export const markRunning = (id: string): void => runningSlot.set(id);
export const unmarkRunning = (): void => runningSlot.del();
export const wasRunning = (id: string): boolean => runningSlot.get() === id;
