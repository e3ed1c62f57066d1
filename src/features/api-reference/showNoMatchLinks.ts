import { translate } from '@docusaurus/Translate';
import { BASE_URLS } from '../../config/languages';
import { SEARCH_PATH } from '../../config/searchDialog';
import { pathnameToLanguage } from '../../lib/languagePaths';

/** The path of a page with the changes between two majors. */
const CHANGES = /\/api\/[\w-]+\/changes-\d+-(\d+)\/$/;

/**
 * Adds links to the message that nothing matches: to the changes, because the name may
 * have been removed, and to the search, which tolerates typing errors.
 * @param none the message
 * @param text what to look for; if empty, there are no links
 */
export function showNoMatchLinks(none: HTMLElement, text: string): void {
  const place =
    none.querySelector('span') ?? none.appendChild(document.createElement('span'));
  place.replaceChildren();
  if (!text) return;
  const addLink = (path: string, label: string) => {
    const link = document.createElement('a');
    link.href = `${path}?q=${encodeURIComponent(text)}`;
    link.textContent = label;
    place.append(' ', link);
  };
  const base = BASE_URLS[pathnameToLanguage(window.location.pathname).userLanguage];
  const changes = findChangesPath(base);
  if (changes)
    addLink(
      changes,
      translate(
        {
          id: 'api.showNoMatchLinks.changes',
          message: 'Look for it in the changes in v{to}',
          description:
            'Link to the changes of a version, where the filter of an API page finds nothing',
        },
        { to: CHANGES.exec(changes)?.[1] ?? '' },
      ),
    );
  addLink(
    base + SEARCH_PATH.slice(1),
    translate({
      id: 'api.showNoMatchLinks.search',
      message: 'Search all pages for it',
      description: 'Link to the search, where the filter of an API page finds nothing',
    }),
  );
}

/**
 * Finds the changes of the product, unless the page is one of changes. Not every version
 * has them: where they exist, the sidebar or the tables link to them. The language menu
 * links to those of another language.
 */
const findChangesPath = (base: string): string | undefined =>
  CHANGES.test(window.location.pathname)
    ? undefined
    : [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/changes-"]')]
        .map(({ pathname }) => pathname)
        .find((path) => CHANGES.test(path) && path.startsWith(base));
