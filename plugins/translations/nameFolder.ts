import type { Language } from '../../src/config/languages';
import { getDocId } from '../../src/lib/getDocId';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { nav } from '../../src/nav';
import { readTitles } from '../../content/nav/readTitles';
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
  return (group && pageToTitle(group, readTitles(language))) ?? folder;
}
