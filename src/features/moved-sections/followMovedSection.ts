import { dropBase } from '../../lib/basePath';
import { findMovedSection } from '../../lib/findMovedSection';
import { pathnameToLanguage } from '../../lib/languagePaths';
import { splitVersion } from '../../lib/splitVersion';

/**
 * Goes to the section that a link refers to by another anchor.
 * @param win the page
 * @param anchor that no element of the page has, decoded
 */
export function followMovedSection(win: Window, anchor: string): void {
  const { canonicalPathname } = pathnameToLanguage(win.location.pathname);
  const { path } = splitVersion(canonicalPathname);
  const found = findMovedSection(dropBase(path).slice(1), anchor);
  // Replaces the history entry, so that "back" leaves the page.
  if (found !== undefined && win.document.getElementById(found))
    win.location.replace(`#${encodeURIComponent(found)}`);
}
