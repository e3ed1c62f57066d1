import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type LanguageLink, listLanguageLinks } from '../lib/languagePaths';
import { usePageAddress } from './usePageAddress';

/** The reader's place in each language, with query and hash. */
export function useLanguageLinks(): (LanguageLink & { isCurrent: boolean })[] {
  const { address } = usePageAddress();
  // Not the language of the address: a host may have one 404 page for all languages.
  const { currentLocale } = useDocusaurusContext().i18n;
  return listLanguageLinks(address).map((link) => ({
    ...link,
    isCurrent: link.code === currentLocale,
  }));
}
