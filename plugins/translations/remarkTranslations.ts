import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readText } from '../../content/text/readText';
import { findDocPath } from '../../content/pages/findDocPath';
import { findLanguage } from '../../content/pages/findLanguage';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import { compareSections } from '../../content/translations/compareSections';
import { readStamps } from '../../content/translations/readStamps';
import { INTRO_KEY, TITLE_KEY } from '../../content/translations/splitSections';
import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import type { Node, Parent } from './Node';
import { addMissingSections } from './addMissingSections';
import { getEnglishAddress } from './getEnglishAddress';
import { getMarkedLanguages } from './getMarkedLanguages';
import { type MarkedLanguages, markLanguage } from './markLanguage';
import { readAnchor } from './readAnchor';
import { renderNote } from './renderNote';

/**
 * Marks the language of sections that are still in English in a translation.
 * @param keys of these sections
 */
function markSections(
  root: Parent,
  keys: ReadonlySet<string>,
  languages: MarkedLanguages,
): void {
  let current: string | undefined = INTRO_KEY;
  for (const node of root.children) {
    if (node.type === 'heading') current = readAnchor(node);
    if (current !== undefined && keys.has(current)) markLanguage([node], languages);
  }
}

export interface Options {
  siteDir: string;
  /** Language of the build. */
  language: Language;
  /** Address of the translation guide; if absent, the link is omitted. */
  helpUrl?: string;
}

type Tree = Parameters<typeof visit>[0];

const REFERENCE = /^api\//;

/**
 * Remark plugin: informs readers of another language about what is not translated. An
 * untranslated page has a note at the top; a section whose English text has changed has a
 * note above its text; a section that the translation lacks is added with its heading, so
 * that links to it work. It must run before plugins that read headings.
 * @throws Error with a page whose stamps are damaged
 */
export default function remarkTranslations({ siteDir, language, helpUrl }: Options) {
  return (tree: Tree, file: VFile): void => {
    const docPath = findDocPath(file.path, siteDir);
    if (language === DEFAULT_LANGUAGE || !docPath || REFERENCE.test(docPath)) return;
    const texts = readSiteTexts(language).translation;
    const english = getEnglishAddress(file.path, siteDir);
    const root = tree as unknown as Parent;
    if (findLanguage(file.path, siteDir) === DEFAULT_LANGUAGE) {
      const help = helpUrl ? { text: texts.help, href: helpUrl } : undefined;
      root.children.unshift(renderNote(texts.missing, help));
      return;
    }
    const sourceFile = path.join(
      findSourceFolder(file.path, siteDir),
      path.basename(file.path),
    );
    // Translations of removed pages are already rejected with the navigation.
    if (!fs.existsSync(sourceFile)) return;
    const text = readText(file.path);
    const sections = compareSections(
      readText(sourceFile),
      text,
      readStamps(text, path.relative(siteDir, file.path)),
    );
    const note = (state: 'outdated' | 'absent', key: string): Node =>
      renderNote(texts[state], {
        text: texts.english,
        href: key === INTRO_KEY || key === TITLE_KEY ? english : `${english}#${key}`,
      });
    const stale = new Map(
      sections.flatMap(({ key, state }) => {
        if (state === 'outdated') return [[key, note('outdated', key)]];
        return state === 'untranslated' ? [[key, note('absent', key)]] : [];
      }),
    );
    const untranslated = sections.filter(({ state }) => state === 'untranslated');
    markSections(
      root,
      new Set(untranslated.map(({ key }) => key)),
      getMarkedLanguages(language),
    );
    addMissingSections(root, sections, (key) => note('absent', key));
    visit(tree, 'heading', (node, index, parent) => {
      const key = readAnchor(node as unknown as Node);
      const found = key === undefined ? undefined : stale.get(key);
      if (!found || !parent || index === undefined) return;
      (parent as unknown as Parent).children.splice(index + 1, 0, found);
    });
    const top = stale.get(TITLE_KEY) ?? stale.get(INTRO_KEY);
    if (top) root.children.unshift(top);
  };
}
