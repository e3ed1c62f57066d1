import { pathnameToLanguage } from './languagePaths';

export interface TitledPage {
  pathname: string;
  /** `false` means that the page intentionally has no title. */
  title?: string | false;
  subheader?: string;
}

/**
 * The title of a page: the translated one, else its own, else its subheader, else one
 * derived from the last segment of its path.
 * @param page entry of the navigation, or any page with a path
 * @param translatedTitles titles in the reader's language by pathname; empty for English
 * @returns null if the page intentionally has no title
 */
export function pageToTitle(
  page: TitledPage,
  translatedTitles: Readonly<Record<string, string>> = {},
): string | null {
  if (page.title === false) return null;
  const translated = Object.hasOwn(translatedTitles, page.pathname)
    ? translatedTitles[page.pathname]
    : undefined;
  return translated || page.title || page.subheader || titleFromPathname(page.pathname);
}

function titleFromPathname(pathname: string): string {
  const segments = pathnameToLanguage(pathname).canonicalPathname.split('/');
  const slug = segments.at(-1) ?? '';
  return segments.slice(0, -1).some(isApiSegment) ? toApiName(slug) : toSentence(slug);
}

const isApiSegment = (segment: string): boolean =>
  segment === 'api' || segment === 'api-docs';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `grid-filter-form` is the component GridFilterForm, `use-x-scale` the hook useXScale.
 */
function toApiName(slug: string): string {
  const [first = '', ...others] = slug.split('-');
  const start = first === 'use' && others.length > 0 ? first : upperFirst(first);
  return start + others.map(upperFirst).join('');
}

const toSentence = (slug: string): string => upperFirst(slug.replaceAll('-', ' '));
