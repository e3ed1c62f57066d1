import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './SettingsDrawer.module.css';

/** This page in each language. Plain links, because each language is a separate site. */
export function LanguageLinks() {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  const title = translate({
    id: 'preferences.Drawer.language',
    message: 'Language',
    description: 'Setting: the language of the site',
  });
  return (
    <nav className={styles.group} aria-label={title}>
      <h3 className={styles.legend}>{title}</h3>
      <ul className={styles.languages}>
        {i18n.locales.map((locale) => {
          const language = i18n.localeConfigs[locale];
          const href = createUrl({ locale, fullyQualified: false }) + search + hash;
          return (
            <li key={locale}>
              <a
                href={href}
                lang={language?.htmlLang}
                hrefLang={language?.htmlLang}
                aria-current={locale === i18n.currentLocale ? 'true' : undefined}
              >
                {language?.label ?? locale}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
