import path from 'node:path';
import { readGuidePages, type GuidePage } from '../read/readGuides';
import { readGuideSections, type GuideSection } from './readGuideSections';

/** A guide with the names in each of its sections. */
export interface SectionedGuide extends GuidePage {
  sections: readonly GuideSection[];
}

/** Migration guides are about changes between majors. */
const EXCLUDED = /\/migration\//;

/**
 * Reads the guides of a version for links from the reference.
 * @param docsDir folder of the version
 * @param findTranslation returns the translated file of a guide, given its path
 *   relative to `docsDir`; sections that an outdated translation lacks are not linked
 */
export const readSectionedGuides = (
  docsDir: string,
  findTranslation: (page: string) => string | undefined = () => undefined,
): SectionedGuide[] =>
  readGuidePages(docsDir)
    .filter((guide) => !EXCLUDED.test(guide.path))
    .map((guide) => {
      const file = path.join(path.dirname(docsDir), guide.file);
      const translation = findTranslation(path.relative(docsDir, file));
      const sections = readGuideSections(file);
      return {
        ...guide,
        sections: translation
          ? keepAnchors(sections, readGuideSections(translation))
          : sections,
      };
    });

/** Only keeps the sections whose anchors also exist in the translation. */
function keepAnchors(
  sections: readonly GuideSection[],
  translated: readonly GuideSection[],
): GuideSection[] {
  const known = new Set(translated.map(({ anchor }) => anchor));
  return sections.map(({ anchor, names }) => ({
    anchor: known.has(anchor) ? anchor : null,
    names,
  }));
}
