/** Loaded by the playground page in the browser; there is nothing to render before. */
import { useCallback, useEffect, useState } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import type { Attempt } from '../../components/useAttempt';
import { DemoList } from './DemoList';
import { OpenDemo } from './OpenDemo';
import { pageLabels } from './pageLabels';
import { parseQuery, renderQuery, type PlaygroundQuery } from './playgroundQuery';
import { useDemoIndex } from './useDemoIndex';
import styles from './playground.module.css';

/** Any demo of the site on a page of its own, to be edited and shared. */
export function Playground() {
  const { value: index, attempt } = useDemoIndex();
  const [query, setQuery] = useState(() => parseQuery(window.location.search));
  const visit = useVisits();

  const change = useCallback(
    (next: PlaygroundQuery, keepsCode: boolean) => {
      const { pathname, hash } = window.location;
      // Code of another variant is for other files, so it does not stay in the address.
      const address = pathname + renderQuery(next) + (keepsCode ? hash : '');
      window.history.replaceState(window.history.state, '', address);
      setQuery(next);
    },
    [setQuery],
  );

  if (!index) return <Loading attempt={attempt} />;
  const variants =
    query.demo && Object.hasOwn(index, query.demo) ? index[query.demo] : undefined;
  if (!query.demo || !variants) return <DemoList index={index} wanted={query.demo} />;
  return (
    <OpenDemo
      key={`${query.demo} ${visit}`}
      id={query.demo}
      variants={variants}
      query={query}
      onChange={change}
    />
  );
}

/** Counts how often the reader put other code into the address of the open page. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const count = (): void => setVisits((before) => before + 1);
    window.addEventListener('hashchange', count);
    return () => window.removeEventListener('hashchange', count);
  }, []);
  return visits;
}

function Loading({ attempt }: { attempt: Attempt }) {
  const isLoading = attempt.failures === 0;
  return (
    <main className={styles.page} aria-busy={isLoading}>
      <h1 className={styles.title}>{pageLabels.playground()}</h1>
      {isLoading && <p role="status">{pageLabels.loading()}</p>}
      <LoadFailure text={pageLabels.noIndex()} attempt={attempt} />
    </main>
  );
}
