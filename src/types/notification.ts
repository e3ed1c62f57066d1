/** Texts by language; English fills what is absent. */
export type LocalizedText = { en: string } & Partial<Record<string, string>>;

/** One entry of `static/notifications.json`. */
export interface NotificationEntry {
  /** Tells what the reader has seen; lower case and hyphens. */
  id: string;
  title: LocalizedText;
  text: LocalizedText;
  /** Day of its publication, `YYYY-MM-DD`; the newest come first. */
  date: string;
  /** A page of this site from its root without the base, or an https address. */
  href?: string;
}
