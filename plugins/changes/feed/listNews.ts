import { CHANGES } from '../../../src/config/changes';
import { DEFAULT_LANGUAGE, type Language } from '../../../src/config/languages';
import type {
  Change,
  ChangeKind,
  LocalizedText,
  NotificationEntry,
} from '../../../src/types/news';
import type { ProductFolder } from '../../../src/types/page';

/** A news entry in one language. */
export interface News {
  id: string;
  kind: ChangeKind;
  /** Absent if it is about all products. */
  product?: ProductFolder;
  date: string;
  title: string;
  text: string;
  href?: string;
}

/**
 * Merges changes and notifications into one list, newest first.
 * @throws Error if an id exists in both
 */
export function listNews(
  notifications: readonly NotificationEntry[],
  language: Language,
  changes: readonly Change[] = CHANGES,
): News[] {
  const ids = new Set(changes.map(({ id }) => id));
  const twice = notifications.find(({ id }) => ids.has(id));
  if (twice)
    throw new Error(
      `"${twice.id}" is in static/notifications.json and in src/config/changes. Take it out of one of them.`,
    );
  const read = (text: LocalizedText): string => text[language] ?? text[DEFAULT_LANGUAGE];
  const all: (NotificationEntry & Partial<Change>)[] = [...changes, ...notifications];
  return all
    .map(({ id, kind = 'site', product, date, title, text, href }) => ({
      id,
      kind,
      ...(product ? { product } : {}),
      date,
      title: read(title),
      text: read(text),
      ...(href ? { href } : {}),
    }))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
