import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Plan } from '../types/page';
import { PlanBadge } from './PlanBadge';
import styles from './NavMarks.module.css';

export interface NavMarksProps {
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** Chips after a sidebar entry; screen readers announce them with the entry. */
export function NavMarks({ plan, newFeature, planned, unstable }: NavMarksProps) {
  return (
    <span className={styles.marks}>
      {plan && <PlanBadge plan={plan} plain />}
      {newFeature && (
        <span className={clsx(styles.chip, styles.new)}>
          {translate({
            id: 'nav.NavMarks.new',
            message: 'New',
            description: 'Mark of a new page in the sidebar',
          })}
        </span>
      )}
      {planned && (
        <span className={clsx(styles.chip, styles.planned)}>
          {translate({
            id: 'nav.NavMarks.planned',
            message: 'Planned',
            description: 'Mark of a page about something that is not shipped yet',
          })}
        </span>
      )}
      {unstable && (
        <span className={clsx(styles.chip, styles.preview)}>
          {translate({
            id: 'nav.NavMarks.preview',
            message: 'Preview',
            description: 'Mark of a page about an unstable feature',
          })}
        </span>
      )}
    </span>
  );
}
