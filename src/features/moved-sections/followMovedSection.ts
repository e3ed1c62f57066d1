import { dropBase } from '../../lib/dropBase';
import { findMovedSection } from '../../lib/findMovedSection';
import { pathnameToLanguage } from '../../lib/pathnameToLanguage';
import { splitVersion } from '../../lib/splitVersion';

/**
 * Goes to the section that a link means which knows it by another anchor.
 * @param win the page
 * @param anchor of no element of the page, decoded
 */
export function followMovedSection(win: Window, anchor: string): void {
  const { canonicalPathname } = pathnameToLanguage(win.location.pathname);
  const { path } = splitVersion(canonicalPathname);
  const found = findMovedSection(dropBase(path).slice(1), anchor);
  // In the place of the old address, so that "back" leads out of the page.
  if (found !== undefined && win.document.getElementById(found))
    win.location.replace(`#${encodeURIComponent(found)}`);
}
