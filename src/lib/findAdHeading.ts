import { isReferencePath } from './isReferencePath';

/**
 * Finds the heading before which the ad of a page is placed: the one of the second
 * section.
 * @param toc the page's headings in order
 * @param path of the page; the reference's tables are one block, so the ad follows them
 * @returns the anchor, or undefined if the ad is at the end of the page
 */
export const findAdHeading = (
  toc: readonly { id: string; level: number }[],
  path: string,
): string | undefined =>
  isReferencePath(path) ? undefined : toc.filter(({ level }) => level === 2)[1]?.id;
