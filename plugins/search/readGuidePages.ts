import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { readFrontMatter } from '../../content/front-matter/readFrontMatter';
import { readOwnFields } from '../../content/translations/readOwnFields';
import { walkNav } from '../../content/nav/walkNav';
import { getTranslationDir } from '../../content/pages/getTranslationDir';
import { type PageSection, splitSections } from '../../content/pages/splitSections';
import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { addBase } from '../../src/lib/basePath';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { nav } from '../../src/nav';
import { type Plan, PLANS, type ProductFolder } from '../../src/types/page';
import type { SearchPage, SearchSection } from '../../src/types/searchIndex';
import { readOldNames } from './readOldNames';
import { toPlainText } from './toPlainText';

/** A lead ends with the first sentence that makes it at least this long. */
const ENOUGH = 60;
const MAX = 140;
/** Number of letters that correspond to a Chinese character, in content and in bytes. */
const CHINESE_WIDTH = 2.5;

/**
 * Splits a text after its first sentences: the part that every search loads, and the
 * rest.
 * @param text on one line
 */
function splitLead(text: string): [lead: string, rest: string] {
  const width = /\p{Script=Han}/u.test(text) ? CHINESE_WIDTH : 1;
  const max = Math.floor(MAX / width);
  if (text.length <= max) return [text, ''];
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?:](?=\s)|[。！？：]/g)) {
    if (index + mark.length > max) break;
    end = index + mark.length;
    if (end * width >= ENOUGH) break;
  }
  if (end === 0) end = text.lastIndexOf(' ', max);
  if (end <= 0) end = max;
  return [text.slice(0, end), text.slice(end).trim()];
}

interface FrontMatter {
  title: string;
  description: string;
  product?: ProductFolder;
  plan?: Plan;
  keywords?: string[];
}

export interface ReadPage {
  page: SearchPage;
  /** For each section, the text after its lead. */
  texts: string[];
}

/**
 * Reads the guides of a language for the search, translated if available.
 * @param docsDir folder of the English pages
 * @throws Error if front matter is not valid
 */
export function readGuidePages(docsDir: string, language: Language): ReadPage[] {
  const files = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
    .sort();
  return files.map((file) => readPage(docsDir, file, language));
}

function readPage(docsDir: string, file: string, language: Language): ReadPage {
  const englishFile = path.join(docsDir, file);
  const original = readText(englishFile);
  const ownFile =
    language === DEFAULT_LANGUAGE
      ? englishFile
      : path.join(getTranslationDir(docsDir, language), file);
  const translation = ownFile === englishFile ? undefined : readIfThere(ownFile);
  const source = translation ?? original;
  const english = readFields(original, englishFile);
  const { title, description } =
    translation === undefined ? english : readFields(translation, ownFile);
  const { product, plan } = english;
  const pathname = toPathname(file);
  const own = readOwn(docsDir, file, language);
  const names = [menuTitles.get(pathname), own?.sidebar_label, english.title];
  const split = splitSections(source);
  const allKeywords = [
    ...(own?.keywords ?? []),
    ...(english.keywords ?? []),
    ...listInstalled(split),
  ];
  const oldNames = readOldNames(original);
  const sections = split
    .map((section, index) => toSection(section, oldNames[index] ?? []))
    .filter(({ section: { anchor } }) => anchor !== LINKS);
  return {
    page: {
      path: `${addBase(pathname, language)}/`,
      title,
      names: [...new Set(names)].filter(
        (name): name is string => !!name && name !== title,
      ),
      description,
      keywords: [...new Set(allKeywords)],
      ...(product && { product }),
      ...(plan && { plan }),
      sections: sections.map(({ section }) => section),
    },
    texts: sections.map(({ rest }) => rest),
  };
}

/** What another language has of the front matter, even before the page is translated. */
const readOwn = (docsDir: string, file: string, language: Language) =>
  language === DEFAULT_LANGUAGE
    ? undefined
    : readOwnFields(getTranslationDir(docsDir, language)).get(file.replace(/\.mdx$/, ''));

const toPathname = (file: string): string => getPathnameOfDoc(file.replace(/\.mdx$/, ''));

const menuTitles = new Map(
  walkNav(nav).flatMap(({ pathname, ...entry }) => {
    const title = pageToTitle({ pathname, ...entry });
    return title ? [[pathname, title] as const] : [];
  }),
);

const readIfThere = (file: string): string | undefined =>
  fs.existsSync(file) ? readText(file) : undefined;

/** The fields are validated when the page itself is built. */
const readFields = (text: string, file: string): FrontMatter =>
  readFrontMatter(text, file) as unknown as FrontMatter;

const INSTALL = /^npm install (.*)$/;

/** The packages that a page tells people to install, which are looked for by name. */
const listInstalled = (sections: readonly PageSection[]): string[] =>
  sections
    .flatMap(({ blocks }) => blocks.flat())
    .flatMap((line) => INSTALL.exec(line.trim())?.[1]?.split(/\s+/) ?? [])
    .filter((name) => /^@mui\/x-[\w-]+$/.test(name));

/** The section that only links to other pages. */
const LINKS = 'see-also';
const DEMO = /<Demo\s[^>]*?\bname="(\w+)"/g;
const BADGE = /<PlanBadge\s+plan="(\w+)"/;

function toSection(
  { anchor, heading, text }: PageSection,
  oldNames: readonly string[],
): { section: SearchSection; rest: string } {
  const [lead, rest] = splitLead(toPlainText(text));
  const demos = [...text.join('\n').matchAll(DEMO)].map(([, name = '']) => name);
  const badge = BADGE.exec(heading)?.[1];
  const plan = PLANS.find((each) => each === badge);
  return {
    section: {
      ...(anchor !== null && { anchor, heading: toPlainText([heading]) }),
      ...(plan && { plan }),
      lead,
      ...(demos.length > 0 && { demos }),
    },
    rest: [rest, oldNames.join(', ')].filter(Boolean).join(' '),
  };
}
