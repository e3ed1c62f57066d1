import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HomeData } from '../../types/home';
import { HomeSection } from './HomeSection';
import { homeLabels as labels } from './labels';
import styles from './styles.module.css';

const PAGE = '/whats-new/';

/** The latest news, each with a link to its entry. */
export function News({ news }: Pick<HomeData, 'news'>) {
  const { i18n } = useDocusaurusContext();
  if (news.length === 0) return null;
  const format = new Intl.DateTimeFormat(
    i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    { month: 'short', day: 'numeric', timeZone: 'UTC' },
  );
  return (
    <HomeSection title={labels.news()} more={{ label: labels.allNews(), to: PAGE }}>
      <ul className={styles.news}>
        {news.map(({ id, date, title }) => (
          <li key={id}>
            <Link to={`${PAGE}#${id}`}>{title}</Link>
            <time dateTime={date}>{format.format(new Date(date))}</time>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
