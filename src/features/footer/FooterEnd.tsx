import Link from '@docusaurus/Link';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PackageVersions } from '../../lib/selectPackages';
import styles from './styles.module.css';

interface FooterEndProps {
  /** License of the site's texts and code, from the configuration. */
  license: string;
}

/** The package whose version represents all documented packages. */
const PACKAGE = '@mui/x-data-grid';

/**
 * The last line of every page: copyright, documented version, and the other languages.
 */
export function FooterEnd({ license }: FooterEndProps) {
  const { siteConfig } = useDocusaurusContext();
  const versions = siteConfig.customFields?.packageVersions as
    | PackageVersions
    | undefined;
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <div className={styles.end}>
      <Link to="/introduction/" className={styles.brand}>
        <img src={logo} alt="" width={24} height={24} loading="lazy" />
        {siteConfig.title}
      </Link>
      <p className={styles.text}>
        {translate(
          {
            id: 'footer.FooterEnd.version',
            message: 'These pages document MUI X {version}.',
            description: 'Last line of every page',
          },
          { version: versions?.[PACKAGE] ?? '' },
        )}{' '}
        {license}
      </p>
      <FooterLanguages />
    </div>
  );
}

/**
 * This page in the other languages. Plain links, because each language is a separate
 * site.
 */
function FooterLanguages() {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  return (
    <ul
      className={styles.languages}
      aria-label={translate({
        id: 'preferences.Drawer.language',
        message: 'Language',
        description: 'Setting: the language of the site',
      })}
    >
      {i18n.locales.map((locale) => {
        const { label = locale, htmlLang } = i18n.localeConfigs[locale] ?? {};
        return (
          <li key={locale}>
            <a
              className="footer__link-item"
              href={createUrl({ locale, fullyQualified: false })}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={locale === i18n.currentLocale ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
