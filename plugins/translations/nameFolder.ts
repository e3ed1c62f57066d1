import path from 'node:path';
import type { Language } from '../../src/config/languages';
import { getDocId } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { nav } from '../../src/nav';
import { readNavTexts } from '../../content/nav/readNavTexts';
import { getTranslationDir } from '../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../content/paths/siteDir';
import { walkNav } from '../../content/nav/walkNav';

/**
 * Returns the name of a folder of `docs/` in the navigation: the title of the group with
 * its pages.
 * @returns the folder itself if there is no such group
 */
export function nameFolder(folder: string, language: Language): string {
  const group = nav.find((entry) =>
    walkNav(entry.children ?? []).some(({ pathname }) =>
      getDocId(pathname)?.startsWith(`${folder}/`),
    ),
  );
  const translations = getTranslationDir(path.join(SITE_DIR, 'docs'), language);
  return (group && pageToTitle(group, readNavTexts(translations).titles)) ?? folder;
}
