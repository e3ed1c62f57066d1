import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { type LanguageLink, listLanguageLinks } from '../lib/languagePaths';
import { listenBeforeUse, usePageAddress } from './usePageAddress';

/** The section that the table of contents marks as current. */
const readSection = (): string =>
  document.querySelector<HTMLAnchorElement>('.table-of-contents__link[aria-current]')
    ?.hash ?? '';

/** The reader's place in each language, with query and hash, or the section at hand. */
export function useLanguageLinks(): (LanguageLink & { isCurrent: boolean })[] {
  const { address } = usePageAddress();
  const section = useSyncExternalStore(listenBeforeUse, readSection, () => '');
  // Not the language of the address: a host may have one 404 page for all languages.
  const { currentLocale } = useDocusaurusContext().i18n;
  return listLanguageLinks(address.includes('#') ? address : address + section).map(
    (link) => ({
      ...link,
      isCurrent: link.code === currentLocale,
    }),
  );
}
