import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState, useSyncExternalStore } from 'react';
import { DECLINED_LANGUAGE_KEY } from '../../config/home';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TABLE } from '../../config/languages';
import { createStorageSlot } from '../../lib/storageSlot';
import { findOfferedLanguage, LANGUAGE_OFFERS } from './languageOffers';
import styles from './styles.module.css';

const declined = createStorageSlot(DECLINED_LANGUAGE_KEY, (text) => text, {
  getStorage: () => localStorage,
  getEvents: () => window,
});

/** The language to offer, if it was not declined. */
const readOffer = (): Language | undefined => {
  const language = findOfferedLanguage(navigator.languages);
  return language === declined.get() ? undefined : language;
};

/**
 * One line that offers the language that the browser prefers, in that language. It has a
 * reserved place, and stays away once it was declined.
 */
export function LanguageOffer() {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const language = useSyncExternalStore(declined.listen, readOffer, () => undefined);
  const [isDeclined, setDeclined] = useState(false);
  const offer = language && LANGUAGE_OFFERS[language];
  // Readers of a translation have chosen it.
  if (!offer || isDeclined || i18n.currentLocale !== DEFAULT_LANGUAGE) return null;
  const { htmlLang } = LANGUAGE_TABLE[language];
  return (
    <aside className={styles.offer} lang={htmlLang} aria-label={offer.name}>
      <span>{offer.text}</span>
      <a
        href={createUrl({ locale: language, fullyQualified: false })}
        hrefLang={htmlLang}
      >
        {offer.link}
      </a>
      <button
        type="button"
        aria-label={offer.decline}
        title={offer.decline}
        onClick={() => {
          declined.set(language);
          setDeclined(true);
        }}
      />
    </aside>
  );
}
