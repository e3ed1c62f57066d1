import type { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { findLanguage } from '../../content/pages/findLanguage';
import { getMarkedLanguages } from './getMarkedLanguages';
import { markLanguage } from './markLanguage';
import type { Parent } from './Node';

export interface Options {
  siteDir: string;
  /** Language of the build. */
  language: Language;
}

type Tree = Parameters<typeof visit>[0];

/**
 * Remark plugin: on a site in another language, marks the text of untranslated pages as
 * English, so that screen readers pronounce it correctly. It must run before plugins that
 * add text in the language of the site.
 */
export default function remarkTextLanguage({ siteDir, language }: Options) {
  return (tree: Tree, file: VFile): void => {
    if (language === DEFAULT_LANGUAGE) return;
    if (findLanguage(file.path, siteDir) !== DEFAULT_LANGUAGE) return;
    markLanguage((tree as unknown as Parent).children, getMarkedLanguages(language));
  };
}
