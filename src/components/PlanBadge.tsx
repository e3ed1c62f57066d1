import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type Plan, PLAN_NAMES } from '../types/page';
import styles from './PlanBadge.module.css';

export interface PlanBadgeProps {
  plan: Plan;
  /** Renders no link, for use inside links. */
  plain?: boolean;
  /** Language of the badge, for use inside text in another language. */
  lang?: string;
}

/**
 * Shows which paid plan a feature requires, and links to the page about plans. Begins with
 * a space: unlike a margin, it takes no room where the badge wraps to the next line.
 */
export function PlanBadge({ plan, plain = false, lang }: PlanBadgeProps) {
  const className = clsx(styles.badge, styles[plan]);
  const hint = translate(
    {
      id: 'plan.PlanBadge.hint',
      message: '{plan} plan',
      description: 'What a plan badge says to a screen reader',
    },
    { plan: PLAN_NAMES[plan] },
  );
  if (plain) {
    return (
      <span className={className} lang={lang} role="img" aria-label={hint} title={hint}>
        {PLAN_NAMES[plan]}
      </span>
    );
  }
  return (
    <>
      {' '}
      <Link
        className={className}
        to="/introduction/licensing/"
        lang={lang}
        aria-label={hint}
        title={hint}
      >
        {PLAN_NAMES[plan]}
      </Link>
    </>
  );
}
