import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlanBadge } from '../../../components/PlanBadge';
import { getProductName } from '../../../components/getProductName';
import type { Plan } from '../../../types/page';
import type { SearchHit, SearchKind, SearchText } from '../../../types/search';
import type { HitGroup } from './groupHits';
import { labels } from './labels';
import styles from './results.module.css';
import type { OpenHit } from './useOpenHit';

const PATHS: Record<SearchKind | 'section', string> = {
  guide: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5m-5 4h5',
  section: 'M9.5 5 8 19m8-14-1.5 14M5.5 9.5h13.5M5 14.5h13.5',
  api: 'm8.5 7.5-5 4.5 5 4.5m7-9 5 4.5-5 4.5',
  demo: 'M5 5h14v14H5zm5.5 4v6l4.5-3z',
};

/** Shows the kind of a hit; visual only. */
function KindIcon({ kind, isSection }: { kind: SearchKind; isSection: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind === 'guide' && isSection ? 'section' : kind]} />
    </svg>
  );
}

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
          <bdi className={styles.title} translate={hit.kind === 'api' ? 'no' : undefined}>
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
    </a>
  );
}

/**
 * A text of a hit with the words of the search marked. Each piece is an element: a
 * browser's translator replaces text nodes, and React could not remove them any more.
 */
export function MarkedText({ text, marks }: SearchText) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    // Marks that overlap, or lie outside the text, are clipped.
    const start = Math.max(from, end);
    if (to <= start || start >= text.length) continue;
    parts.push(
      <span key={`before ${start}`}>{text.slice(end, start)}</span>,
      <mark key={start}>{text.slice(start, to)}</mark>,
    );
    end = Math.min(to, text.length);
  }
  return (
    <>
      {parts}
      <span key="end">{text.slice(end)}</span>
    </>
  );
}

type PageFactsProps = Pick<HitGroup, 'product' | 'major' | 'plan'>;

/** Product, version and plan of a hit's page. */
export function PageFacts({ product, major, plan }: PageFactsProps) {
  return (
    <span className={styles.facts}>
      {plan && <PlanBadge plan={plan} plain />}
      <span>{`${product ? `${getProductName(product)} · ` : ''}v${major}`}</span>
    </span>
  );
}
