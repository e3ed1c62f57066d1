import { isReferencePath } from './isReferencePath';

/**
 * Finds the heading before which the ad of a page stands: that of the second section.
 * @param toc the page's headings in their order
 * @param path of the page; the tables of the reference are one piece, so that its ad follows them
 * @returns the anchor, or undefined where the ad stands at the end of the page
 */
export const findAdHeading = (
  toc: readonly { id: string; level: number }[],
  path: string,
): string | undefined =>
  isReferencePath(path) ? undefined : toc.filter(({ level }) => level === 2)[1]?.id;
