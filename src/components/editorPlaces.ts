import { RELOAD_PAUSE } from '../config/offline';
import { createStorageSlot } from '../lib/storageSlot';

/**
 * Where a reader was in a live editor when the site reloaded the page automatically. The
 * text is stored separately, as a draft.
 */
export interface EditorPlace {
  /** The demo and its variant: `<product>/<topic>/<Name>/<file>`. */
  id: string;
  /** Name of the open file. */
  file: string;
  anchor: number;
  head: number;
  hasFocus: boolean;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** In sessionStorage, like the drafts. */
const slot = createStorageSlot('editor:places', (text) => text, {
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
});

export function savePlace(place: EditorPlace): void {
  const others = readPlaces().filter(({ id }) => id !== place.id);
  slot.set(JSON.stringify([...others, place]));
}

/**
 * @param idStart the id or its prefix: a demo without its variant
 * @returns undefined unless it was saved right before this page was loaded
 */
export const findPlace = (idStart: string): EditorPlace | undefined =>
  readPlaces().find(
    ({ id, keptAt }) =>
      id.startsWith(idStart) && Math.abs(Date.now() - keptAt) < RELOAD_PAUSE,
  );

/** Call this once the editor has restored the position. */
export function removePlace(id: string): void {
  const others = readPlaces().filter((place) => place.id !== id);
  if (others.length > 0) slot.set(JSON.stringify(others));
  else slot.del();
}

function readPlaces(): EditorPlace[] {
  try {
    const list: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(list) ? list.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is EditorPlace {
  const place = value as Partial<EditorPlace> | null;
  return (
    typeof place?.id === 'string' &&
    typeof place.file === 'string' &&
    [place.anchor, place.head, place.keptAt].every((each) => Number.isInteger(each)) &&
    typeof place.hasFocus === 'boolean'
  );
}
