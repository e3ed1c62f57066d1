import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LanguageItems } from '../../components/LanguageItems';
import { useLanguageLinks } from '../../components/useLanguageLinks';
import { DOCUMENTED_PACKAGE } from '../../config/versions';
import type { PackageVersions } from '../../lib/selectPackages';
import styles from './styles.module.css';

interface FooterEndProps {
  /** License of the site's texts and code, from the configuration. */
  license: string;
}

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
      <Link to="/" className={styles.brand}>
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
          { version: versions?.[DOCUMENTED_PACKAGE] ?? '' },
        )}{' '}
        {license}
      </p>
      <FooterLanguages />
    </div>
  );
}

/** This page in each language. */
function FooterLanguages() {
  const links = useLanguageLinks();
  return (
    <ul
      className={styles.languages}
      aria-label={translate({
        id: 'preferences.Drawer.language',
        message: 'Language',
        description: 'Setting: the language of the site',
      })}
    >
      <LanguageItems links={links} className="footer__link-item" />
    </ul>
  );
}
