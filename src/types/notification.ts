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
