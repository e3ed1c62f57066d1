/** Loaded by the playground page in the browser; nothing is rendered on the server. */

import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { PageBar } from '../../components/PageBar';
import type { Attempt } from '../../components/useAttempt';
import { type Fetched, useJson } from '../../components/useJson';
import { DEMO_INDEX_PATH } from '../../config/playground';
import { toWords } from '../../lib/toWords';
import type { DemoIndex } from '../../types/playground';
import { Loading } from './Loading';
import { OpenDemo } from './OpenDemo';
import { StartPage } from './StartPage';
import { pageLabels } from './pageLabels';
import styles from './playground.module.css';
import { parseQuery, type PlaygroundQuery, renderQuery } from './playgroundQuery';

/** All demos of the site with the addresses of their code. */
const useDemoIndex = (): Fetched<DemoIndex> =>
  useJson<DemoIndex>(useBaseUrl(DEMO_INDEX_PATH));

/**
 * A page to edit and share any demo of the site.
 * @param siteTools controls of the site, at the end of the bar
 */
export function Playground({ siteTools }: { siteTools: ReactNode }) {
  const { value: index, attempt } = useDemoIndex();
  const [query, setQuery] = useState(() => parseQuery(window.location.search));
  const visit = useVisits();
  useEffect(() => {
    // The tab whose drafts were copied, see `LiveEditor`, is out of the code's reach.
    window.opener = null;
  }, []);

  const change = useCallback(
    (next: PlaygroundQuery, keepsCode: boolean) => {
      const { pathname, hash } = window.location;
      // The code of another variant belongs to other files, so it is removed from the
      // address.
      const address = pathname + renderQuery(next) + (keepsCode ? hash : '');
      window.history.replaceState(window.history.state, '', address);
      setQuery(next);
    },
    [setQuery],
  );

  if (!index)
    return <LoadingIndex demo={query.demo} attempt={attempt} siteTools={siteTools} />;
  const variants =
    query.demo && Object.hasOwn(index, query.demo) ? index[query.demo] : undefined;
  if (!query.demo || !variants)
    return <StartPage index={index} requested={query.demo} siteTools={siteTools} />;
  return (
    <OpenDemo
      key={`${query.demo} ${visit}`}
      id={query.demo}
      variants={variants}
      query={query}
      onChange={change}
      siteTools={siteTools}
    />
  );
}

/** Counts how often the reader changed the hash of the open page to other code. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const count = (): void => setVisits((before) => before + 1);
    window.addEventListener('hashchange', count);
    return () => window.removeEventListener('hashchange', count);
  }, []);
  return visits;
}

interface LoadingIndexProps {
  demo?: string;
  attempt: Attempt;
  siteTools: ReactNode;
}

/** Has the title and the place of what it waits for. */
function LoadingIndex({ demo, attempt, siteTools }: LoadingIndexProps) {
  return (
    <>
      <PageBar>{siteTools}</PageBar>
      <main className={styles.page} aria-busy={attempt.failures === 0}>
        <div className={styles.header}>
          <h1 className={styles.title}>
            {demo ? toWords(demo.split('/').at(-1)!) : pageLabels.playground()}
          </h1>
          <div className={styles.switches} />
        </div>
        <Loading attempt={attempt} failure={pageLabels.noIndex()} />
      </main>
    </>
  );
}
