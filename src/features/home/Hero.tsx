import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { FirstSteps } from '../../components/FirstSteps';
import { GALLERY_PATH } from '../../config/gallery';
import { homeLabels as labels } from './labels';
import styles from './styles.module.css';

/**
 * What the site is about, and how to start.
 * @param props.children the command that installs a product
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <header className={styles.hero}>
      <h1>{labels.title()}</h1>
      <p className={styles.lead}>{labels.lead()}</p>
      {children}
      <FirstSteps>
        <ul>
          <li>
            <Link to="/introduction/installation/">{labels.start()}</Link>
          </li>
          <li>
            <Link to={`/${GALLERY_PATH}`}>{labels.allDemos()}</Link>
          </li>
          <li>
            <Link to="/playground/">{labels.playground()}</Link>
          </li>
        </ul>
      </FirstSteps>
    </header>
  );
}
