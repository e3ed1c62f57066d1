import type { ReactNode } from 'react';
import styles from './FirstSteps.module.css';

/**
 * Getting-started links at the top of a page.
 * @param props.children a list of links; the first one is what most readers do first
 */
export const FirstSteps = ({ children }: { children: ReactNode }) => (
  <div className={styles.steps}>{children}</div>
);
