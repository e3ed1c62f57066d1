import { BASE_URLS, type Language } from '../../src/config/languages';

/** A kind of page, and the page that stands for it. */
export interface PageType {
  name: string;
  language: Language;
  /** Below the base of the language, with a slash at its end. */
  path: string;
}

/** The kinds of pages that `npm run bench:pages` measures and that have budgets. */
export const PAGE_TYPES: readonly PageType[] = [
  { name: 'introduction', language: 'en', path: 'introduction/' },
  { name: 'text', language: 'en', path: 'introduction/installation/' },
  { name: 'ten demos', language: 'en', path: 'react-data-grid/editing/' },
  { name: 'API, 150 props', language: 'en', path: 'api/data-grid/data-grid/' },
  { name: 'Chinese text', language: 'zh', path: 'introduction/installation/' },
];

/** The address of the page, from the root of the host. */
export const toAddress = ({ language, path }: PageType): string =>
  BASE_URLS[language] + path;
