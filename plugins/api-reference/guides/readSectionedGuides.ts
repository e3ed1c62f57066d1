import path from 'node:path';
import { readGuidePages, type GuidePage } from '../read/readGuides';
import { readGuideSections, type GuideSection } from './readGuideSections';

/** A guide with the names that each of its sections has. */
export interface SectionedGuide extends GuidePage {
  sections: readonly GuideSection[];
}

/** Guides to a major are about what has changed. */
const LEFT_OUT = /\/migration\//;

/**
 * Reads the guides of a version of the documentation, as the links of the reference to them
 * need it.
 * @param docsDir its folder
 * @param findTranslation the translated file of a guide, by its path below `docsDir`; a section
 * that a translation lacks, because it is older, is not linked to
 */
export const readSectionedGuides = (
  docsDir: string,
  findTranslation: (page: string) => string | undefined = () => undefined,
): SectionedGuide[] =>
  readGuidePages(docsDir)
    .filter((guide) => !LEFT_OUT.test(guide.path))
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

/** The sections with those anchors alone that their translation has too. */
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
