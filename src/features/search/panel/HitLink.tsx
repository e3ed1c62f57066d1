import clsx from 'clsx';
import { PlanBadge } from '../../../components/PlanBadge';
import type { Plan } from '../../../types/plan';
import type { SearchHit } from '../../../types/search';
import { KindIcon } from './KindIcon';
import { labels } from './labels';
import { MarkedText } from './MarkedText';
import { PageFacts, type PageFactsProps } from './PageFacts';
import styles from './results.module.css';
import type { OpenHit } from './useOpenHit';

export interface HitLinkProps {
  hit: SearchHit;
  /** Product and version at the end of the line, if the link represents its page. */
  facts: PageFactsProps | undefined;
  /** The plan of the hit, if it differs from its page's. */
  plan: Plan | undefined;
  onOpen: OpenHit;
  /** Makes it an option of the listbox of the dialog's field. */
  option?: { id: string; isActive: boolean; onPoint: () => void };
}

/** A hit: a link to its position, with the line that contains the words. */
export function HitLink({ hit, facts, plan, onOpen, option }: HitLinkProps) {
  const open = (event: React.MouseEvent): void => onOpen(hit, event);
  return (
    <a
      href={hit.url}
      data-search-result=""
      className={clsx(styles.hit, option?.isActive && styles.active)}
      onClick={open}
      onAuxClick={open}
      {...(option && {
        id: option.id,
        role: 'option',
        'aria-selected': option.isActive,
        tabIndex: -1,
        onPointerMove: option.onPoint,
      })}
    >
      <KindIcon kind={hit.kind} isSection={hit.heading !== undefined} />
      <span className={styles.body}>
        <span className={styles.line}>
          <bdi className={styles.title}>
            <MarkedText {...(hit.heading ?? hit.page)} />
          </bdi>
          {plan && <PlanBadge plan={plan} plain />}
          {facts && <PageFacts {...facts} />}
          {!facts && hit.kind === 'demo' && (
            <span className={styles.kind}>{labels.demo()}</span>
          )}
        </span>
        {hit.context && (
          <bdi className={styles.context}>
            <MarkedText {...hit.context} />
          </bdi>
        )}
      </span>
      <svg className={styles.enter} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19 6v5a3 3 0 0 1-3 3H5m4-4-4 4 4 4" />
      </svg>
    </a>
  );
}
