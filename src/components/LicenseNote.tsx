import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './LicenseNote.module.css';

/**
 * Explains why commercial demos have a watermark; renders nothing if the build has a
 * license key.
 */
export function LicenseNote() {
  const { customFields } = useDocusaurusContext().siteConfig;
  if (customFields?.hasLicenseKey) return null;
  return (
    <p className={styles.note} data-license-note="">
      {translate({
        id: 'license.LicenseNote.text',
        message:
          'This build has no license key, so Pro and Premium components show a watermark.',
        description: 'Above the first demo of a Pro or Premium component',
      })}{' '}
      <Link to="/introduction/licensing/">
        {translate({
          id: 'license.LicenseNote.licensing',
          message: 'About licenses',
          description: 'Link to the page about licenses and keys',
        })}
      </Link>
    </p>
  );
}
