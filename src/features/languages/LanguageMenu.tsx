import { translate } from '@docusaurus/Translate';
import { NavbarMenu } from '../../components/NavbarMenu';
import { LanguageItems } from '../../components/LanguageItems';
import { useLanguageLinks } from '../../components/useLanguageLinks';
import styles from './styles.module.css';

/**
 * Shows the language of the page, and opens the list of languages.
 * @param inline renders inside the mobile menu, not over the page
 */
export function LanguageMenu({ inline }: { inline?: boolean }) {
  const links = useLanguageLinks();
  const name = links.find(({ isCurrent }) => isCurrent)?.name ?? '';
  const title = translate({
    id: 'preferences.Drawer.language',
    message: 'Language',
    description: 'Setting: the language of the site',
  });
  return (
    <NavbarMenu
      className={inline ? undefined : styles.menu}
      label={translate(
        {
          id: 'languages.LanguageMenu.label',
          message: 'Language: {name}',
          description: 'Button of the navbar that opens the list of languages',
        },
        { name },
      )}
      align="end"
      inline={inline}
      button={
        <>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h10M9 3v3m3 0c-1 4-4 7-8 9m2-6c1.500 3 4 5 6 6m1 6 4-11 4 11m-6.700-3.500h5.400" />
          </svg>
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      <ul aria-label={title}>
        <LanguageItems links={links} />
      </ul>
    </NavbarMenu>
  );
}
