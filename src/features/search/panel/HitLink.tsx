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
  /** Where the link speaks for its page: product and version, at the end of the line. */
  facts: PageFactsProps | undefined;
  /** The plan of the hit, where its page does not say so already. */
  plan: Plan | undefined;
  onOpen: OpenHit;
  /** Makes it an option of the list that the field of the dialog chooses from. */
  option?: { id: string; isActive: boolean; onPoint: () => void };
}

/** A hit: a link to its place, with the line in which the words were found. */
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
