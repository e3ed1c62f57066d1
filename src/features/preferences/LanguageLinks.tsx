import { translate } from '@docusaurus/Translate';
import { useLanguageLinks } from '../../components/useLanguageLinks';
import styles from './SettingsDrawer.module.css';

/** This page in each language. Plain links, because each language is a separate site. */
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
        {links.map(({ code, name, htmlLang, href, isCurrent }) => (
          <li key={code}>
            <a
              href={href}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
