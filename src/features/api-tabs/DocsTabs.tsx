import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { API_TABS, type ApiTab } from '../../config/api';
import styles from './styles.module.css';

export interface DocsTabsProps {
  /** Address of the guide page. */
  path: string;
  /** Names that the page documents; empty tabs are omitted. */
  components?: readonly string[];
  hooks?: readonly string[];
  /** The active tab; undefined on the guide itself. */
  active?: ApiTab;
}

/** Links between a guide and the API that it documents. */
export function DocsTabs({ path, components = [], hooks = [], active }: DocsTabsProps) {
  if (components.length + hooks.length === 0) return null;
  const base = path.replace(/\/?$/, '/');
  const tabs = [
    {
      label: translate({
        id: 'docsTabs.DocsTabs.guide',
        message: 'Guide',
        description: 'Tab of a page that shows the page itself',
      }),
      href: path,
      isActive: active === undefined,
      isShown: true,
    },
    {
      label: translate({
        id: 'docsTabs.DocsTabs.components',
        message: 'Components API',
        description: 'Tab of a page that shows the props of its components',
      }),
      href: `${base}${API_TABS.components}/`,
      isActive: active === 'components',
      isShown: components.length > 0,
    },
    {
      label: translate({
        id: 'docsTabs.DocsTabs.hooks',
        message: 'Hooks API',
        description: 'Tab of a page that shows the parameters of its hooks',
      }),
      href: `${base}${API_TABS.hooks}/`,
      isActive: active === 'hooks',
      isShown: hooks.length > 0,
    },
  ];
  return (
    <nav
      className={styles.tabs}
      aria-label={translate({
        id: 'docsTabs.DocsTabs.label',
        message: 'Guide and API',
        description: 'Name of the tabs of a page, for screen readers',
      })}
    >
      {tabs
        .filter(({ isShown }) => isShown)
        .map(({ label, href, isActive }) => (
          <Link
            key={href}
            to={href}
            className={styles.tab}
            aria-current={isActive ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
