import { BASE_URLS, type Language } from '../../src/config/languages';

/** A page type, and the page that represents it. */
export interface PageType {
  name: string;
  language: Language;
  /** Path relative to the base of the language, with a trailing slash. */
  path: string;
}

/** The page types that have budgets and that `npm run bench:pages` measures. */
export const PAGE_TYPES: readonly PageType[] = [
  { name: 'introduction', language: 'en', path: 'introduction/' },
  { name: 'text', language: 'en', path: 'introduction/installation/' },
  { name: 'ten demos', language: 'en', path: 'react-data-grid/editing/' },
  { name: 'API, 150 props', language: 'en', path: 'api/data-grid/data-grid/' },
  { name: 'Chinese text', language: 'zh', path: 'introduction/installation/' },
];

/** Path of the page, from the root of the host. */
export const toAddress = ({ language, path }: PageType): string =>
  BASE_URLS[language] + path;
