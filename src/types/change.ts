import type { LocalizedText } from './notification';
import type { ProductFolder } from './page';

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
