import type { Language } from '../../config/languages';
import { DEFAULT_LANGUAGE } from '../../config/languages';
import { MAX_NOTIFICATIONS } from '../../config/shell';

/** A notification in the reader's language. */
export interface Notification {
  id: string;
  title: string;
  text: string;
  /** `YYYY-MM-DD` */
  date: string;
  href?: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Placeholder origin to check whether an address leaves the site. */
const SITE = 'https://site.invalid';

/**
 * The newest notifications of a fetched file. An invalid entry or file is ignored: the
 * build validates the file, but proxies and caches may alter it.
 */
export function parseNotifications(data: unknown, language: Language): Notification[] {
  if (!Array.isArray(data)) return [];
  return data
    .flatMap((entry: unknown) => parseEntry(entry, language) ?? [])
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MAX_NOTIFICATIONS);
}

function parseEntry(entry: unknown, language: Language): Notification | null {
  const { id, title, text, date, href } = toRecord(entry);
  const titleText = pick(title, language);
  const bodyText = pick(text, language);
  if (!isText(id) || !isText(date) || !titleText || !bodyText) return null;
  if (!DATE.test(date) || Number.isNaN(Date.parse(date))) return null;
  return {
    id,
    title: titleText,
    text: bodyText,
    date,
    ...(isText(href) && isSafeLink(href) && { href }),
  };
}

/**
 * An https address, or a path of the site. Browsers treat more than two slashes as
 * another host: `/\\host`, or a tab between the slashes.
 */
function isSafeLink(href: string): boolean {
  const isPath = href.startsWith('/');
  if (!isPath && !href.startsWith('https://')) return false;
  try {
    return (new URL(href, SITE).origin === SITE) === isPath;
  } catch {
    return false;
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function pick(texts: unknown, language: Language): string | null {
  const { [language]: own, [DEFAULT_LANGUAGE]: fallback } = toRecord(texts);
  if (isText(own)) return own;
  return isText(fallback) ? fallback : null;
}
