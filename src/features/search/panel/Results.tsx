import { memo } from 'react';
import { getProductName } from '../../../components/getProductName';
import { PLAN_NAMES } from '../../../types/page';
import type { SearchAnswer } from '../../../types/search';
import type { HitGroup } from './groupHits';
import { HitLink, MarkedText, PageFacts } from './HitLink';
import { labels } from './labels';
import styles from './results.module.css';
import type { OpenHit } from './useOpenHit';

/** Id of the dialog's listbox, and prefix of the ids of its options. */
export const LIST_ID = 'search-results';
export const getOptionId = (index: number): string => `${LIST_ID}-${index}`;

export interface ResultsProps {
  answer: SearchAnswer;
  /** The hits of the answer, by page. */
  groups: readonly HitGroup[];
  onOpen: OpenHit;
  /** In the dialog, the option that is selected from the field. */
  choice?: { active: number; onActive: (index: number) => void };
}

/**
 * The results by page. `data-search-query` contains the query, for tools. Memoized, so
 * that it does not render with each key press.
 */
export const Results = memo(function Results({
  answer,
  groups,
  onOpen,
  choice,
}: ResultsProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div
      className={styles.results}
      data-search-query={answer.query}
      {...(choice && { id: LIST_ID, role: 'listbox', 'aria-label': labels.results() })}
    >
      {groups.map((group, groupIndex) => {
        const { path, title, product, major, plan, hits } = group;
        const facts = { product, major, plan };
        const leads = hits[0]?.heading === undefined;
        return (
          <div
            key={path}
            role="group"
            aria-label={describePage(group)}
            className={styles.group}
          >
            {/* A listbox may only contain options; its groups have accessible names
                instead. */}
            {!leads && (
              <div aria-hidden={choice ? true : undefined} className={styles.head}>
                <bdi className={styles.page}>
                  <MarkedText {...title} />
                </bdi>
                <PageFacts {...facts} />
              </div>
            )}
            {hits.map((hit, hitIndex) => {
              const index = (starts[groupIndex] ?? 0) + hitIndex;
              return (
                <HitLink
                  key={hit.url}
                  hit={hit}
                  facts={leads && hitIndex === 0 ? facts : undefined}
                  plan={hit.plan === plan ? undefined : hit.plan}
                  onOpen={onOpen}
                  option={
                    choice && {
                      id: getOptionId(index),
                      isActive: index === choice.active,
                      onPoint: () => choice.onActive(index),
                    }
                  }
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
});

/** What screen readers announce about a page when the selection enters its hits. */
const describePage = ({ title, product, plan }: HitGroup): string =>
  [title.text, product && getProductName(product), plan && PLAN_NAMES[plan]]
    .filter(Boolean)
    .join(', ');
