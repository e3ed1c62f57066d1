import { MAX_SUGGESTIONS } from '../../config/playground';
import type { DemoIndex } from '../../types/playground';
import { findNearest } from '../../lib/findNearest';
import { pageLabels } from './pageLabels';
import { renderQuery } from './playgroundQuery';
import styles from './playground.module.css';

export interface DemoListProps {
  index: DemoIndex;
  /** A demo that was asked for and is not there. */
  wanted?: string;
}

/** Which demos there are: all, or first those most like the one that is not there. */
export function DemoList({ index, wanted }: DemoListProps) {
  const ids = Object.keys(index).sort();
  const nearest = wanted ? findNearest(wanted, ids, MAX_SUGGESTIONS) : [];
  const topics = new Map<string, string[]>();
  for (const id of ids) {
    const topic = id.slice(0, id.lastIndexOf('/'));
    topics.set(topic, [...(topics.get(topic) ?? []), id]);
  }
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{pageLabels.playground()}</h1>
      {wanted && (
        <div role="alert" className={styles.notice} data-playground-notice="unknown">
          <p>{pageLabels.unknown(wanted)}</p>
          {nearest.length > 0 && (
            <>
              <p>{pageLabels.nearest()}</p>
              <Links ids={nearest} />
            </>
          )}
        </div>
      )}
      <h2 className={styles.heading}>{pageLabels.allDemos()}</h2>
      <div className={styles.topics}>
        {[...topics].map(([topic, demos]) => (
          <section key={topic} aria-label={topic}>
            <h3 className={styles.topic}>{topic}</h3>
            <Links ids={demos} short />
          </section>
        ))}
      </div>
    </main>
  );
}

/** A whole address each time: the page reads it once, when it loads. */
function Links({ ids, short = false }: { ids: string[]; short?: boolean }) {
  return (
    <ul className={styles.links}>
      {ids.map((id) => (
        <li key={id}>
          <a href={renderQuery({ demo: id })}>{short ? id.split('/').at(-1) : id}</a>
        </li>
      ))}
    </ul>
  );
}
