import { translate } from '@docusaurus/Translate';
import { LanguageItems } from '../../components/LanguageItems';
import { useLanguageLinks } from '../../components/useLanguageLinks';
import styles from './SettingsDrawer.module.css';

/** This page in each language. */
export function LanguageLinks() {
  const links = useLanguageLinks();
  const title = translate({
    id: 'preferences.Drawer.language',
    message: 'Language',
    description: 'Setting: the language of the site',
  });
  return (
    <nav className={styles.group} aria-label={title}>
      <h3 className={styles.legend}>{title}</h3>
      <ul className={styles.languages}>
        <LanguageItems links={links} />
      </ul>
    </nav>
  );
}
