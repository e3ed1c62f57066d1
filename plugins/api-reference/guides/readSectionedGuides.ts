import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { getTranslationDir } from '../../../content/pages/getTranslationDir';
import type { Language } from '../../../src/config/languages';
import { type GuidePage, readGuidePages } from '../read/readGuides';
import { type GuideSection, readGuideSections } from './readGuideSections';

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

/**
 * Finds the translation of a guide.
 * @param docsDir folder of the documentation
 * @param page path of the guide, relative to `docsDir`
 * @returns undefined if there is no translation
 */
export function findTranslation(
  docsDir: string,
  page: string,
  language: Language,
): string | undefined {
  const file = path.join(getTranslationDir(docsDir, language), page);
  return fs.existsSync(file) ? file : undefined;
}

/**
 * Reads the guides with the sections that exist in a language.
 * @param docsDir folder of the English pages
 */
export const readGuidesIn = (docsDir: string, language: Language): SectionedGuide[] =>
  readSectionedGuides(docsDir, (page) => findTranslation(docsDir, page, language));

/**
 * Hashes everything that reference pages show of other pages: which pages exist, and what
 * the guides explain. A sentence without a name in code does not change the hash.
 * @param docsDir folder of the documentation
 * @param guides all guides, as returned by `readSectionedGuides`
 */
export function digestGuides(docsDir: string, guides: readonly SectionedGuide[]): string {
  const pages = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(mdx|json)$/.test(file))
    .sort();
  const explained = guides.map(({ sections, ...guide }) => ({
    ...guide,
    sections: sections.map(({ anchor, names }) => [anchor, [...names]]),
  }));
  return createHash('sha256')
    .update(JSON.stringify([pages, explained]))
    .digest('hex');
}
