import type { LocalizedText } from './notification';
import type { ProductFolder } from './page';

/** `packages`: a release of the documented packages; `site`: this documentation. */
export type ChangeKind = 'packages' | 'site';

/** Something that is new, for the feed and for pages that list it. */
export interface Change {
  /** Lower case and hyphens. It names the entry for feed readers, so it stays as it is. */
  id: string;
  kind: ChangeKind;
  /** Absent where it concerns all products. */
  product?: ProductFolder;
  /** `YYYY-MM-DD` */
  date: string;
  title: LocalizedText;
  text: LocalizedText;
  /** A page of this site from its root without the base, or an https address. */
  href?: string;
}
