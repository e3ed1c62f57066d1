import Link from '@docusaurus/Link';
import { getProductName } from '../../components/getProductName';
import type { HomeData } from '../../types/home';
import { HomeSection } from './HomeSection';
import { homeLabels as labels } from './labels';
import styles from './styles.module.css';

/** Links to the migration guides of the products. */
export function Upgrade({ formerMajor, guides }: Omit<HomeData, 'news'>) {
  if (guides.length === 0) return null;
  return (
    <HomeSection title={labels.upgrade(formerMajor)}>
      <p className={styles.text}>{labels.upgradeText()}</p>
      <ul className={styles.links}>
        {guides.map(({ product, path }) => (
          <li key={product}>
            <Link to={path}>{getProductName(product)}</Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
