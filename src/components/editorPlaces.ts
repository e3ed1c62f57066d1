import { RELOAD_PAUSE } from '../config/offline';
import { createStorageSlot } from '../lib/storageSlot';

/**
 * Where a reader was in a live editor when the site reloaded the page by itself. The text has
 * a draft of its own; this is the rest.
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

/** For the life of the tab, like the drafts. */
const slot = createStorageSlot('editor:places', (text) => text, {
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
});

export function keepPlace(place: EditorPlace): void {
  const others = readPlaces().filter(({ id }) => id !== place.id);
  slot.set(JSON.stringify([...others, place]));
}

/**
 * @param idStart the id, or its beginning: a demo without its variant
 * @returns undefined unless it was kept right before this page was loaded
 */
export const findPlace = (idStart: string): EditorPlace | undefined =>
  readPlaces().find(
    ({ id, keptAt }) =>
      id.startsWith(idStart) && Math.abs(Date.now() - keptAt) < RELOAD_PAUSE,
  );

/** To be called once the editor is where it was. */
export function dropPlace(id: string): void {
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
