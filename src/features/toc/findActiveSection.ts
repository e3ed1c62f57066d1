export interface SectionPlaces {
  /** Top of each section's heading, in px below the navbar; in the order of the page. */
  tops: readonly number[];
  /** Height of the window below the navbar, in px. */
  height: number;
  /** The reading line, in px below the navbar. */
  line: number;
  /** Whether the page cannot be scrolled down any further. */
  atEnd: boolean;
  /** Index of the section in the hash; -1 if there is none. */
  linked: number;
}

/**
 * The section that is being read: the last one that starts above the reading line. The
 * last sections of a page may never get there; at its end the linked one counts, or the
 * last.
 * @returns its index, or -1 above the first section
 */
export function findActiveSection({
  tops,
  height,
  line,
  atEnd,
  linked,
}: SectionPlaces): number {
  if (atEnd) {
    const top = tops[linked];
    const isInView = top !== undefined && top >= 0 && top < height;
    return isInView ? linked : tops.length - 1;
  }
  return tops.findLastIndex((top) => top <= line);
}
