import type { ProductFolder } from './page';

/** Texts by language, with English as the fallback. */
export type LocalizedText = { en: string } & Partial<Record<string, string>>;

/** One entry of `static/notifications.json`. */
export interface NotificationEntry {
  /** Identifies the notification in the list of seen ones; lower case and hyphens. */
  id: string;
  title: LocalizedText;
  text: LocalizedText;
  /** Publication date, `YYYY-MM-DD`; the newest come first. */
  date: string;
  /** A page of this site from its root without the base, or an https address. */
  href?: string;
}

/** `packages`: a release of the documented packages; `site`: this documentation. */
export type ChangeKind = 'packages' | 'site';

/** A change for the feed and for pages that list it. */
export interface Change {
  /**
   * Lower case and hyphens. It identifies the entry in feed readers, so it never changes.
   */
  id: string;
  kind: ChangeKind;
  /** Undefined if it concerns all products. */
  product?: ProductFolder;
  /** `YYYY-MM-DD` */
  date: string;
  title: LocalizedText;
  text: LocalizedText;
  /** A page of this site from its root without the base, or an https address. */
  href?: string;
}
