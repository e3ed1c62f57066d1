import { useMemo, useRef } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { MAX_PAGE_HITS } from '../../../config/searchDialog';
import { labels as shellLabels } from '../labels';
import { Announcer } from '../panel/Announcer';
import { describeAnswer } from '../panel/describeAnswer';
import { Filters } from '../panel/Filters';
import { groupHits } from '../panel/groupHits';
import { labels as panelLabels } from '../panel/labels';
import { NoResults } from '../panel/NoResults';
import { Results } from '../panel/Results';
import { Start } from '../panel/Start';
import { useAnswer } from '../panel/useAnswer';
import { useOpenHit } from '../panel/useOpenHit';
import type { SearchClient } from '../createSearchClient';
import { SearchField } from '../SearchField';
import { labels } from './labels';
import styles from './page.module.css';
import { useAddressedSearch } from './useAddressedSearch';

export interface SearchPageProps {
  client: SearchClient;
}

/** The search as a page of its own, which can be linked to; its results are plain links. */
export function SearchPage({ client }: SearchPageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useAddressedSearch(input);
  const { text, filters } = search;
  const { answer, attempt } = useAnswer(client, {
    text,
    ...filters,
    limit: MAX_PAGE_HITS,
  });
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const onOpen = useOpenHit(text);
  const isFiltered = filters.product !== undefined || filters.kind !== undefined;
  const choose = (next: string): void => {
    setSearch({ ...search, text: next });
    input.current?.focus();
  };
  const message = describeAnswer(answer, groups);
  return (
    <main className={styles.page}>
      <h1>{labels.title()}</h1>
      <SearchField
        ref={input}
        text={text}
        onText={(next) => setSearch({ ...search, text: next })}
        className={styles.field}
      />
      <Filters
        filters={filters}
        onFilters={(next) => setSearch({ ...search, filters: next })}
      />
      <noscript>
        <p>{labels.noScript()}</p>
      </noscript>
      {attempt.failures > 0 ? (
        <LoadFailure
          text={navigator.onLine ? shellLabels.failed() : shellLabels.offline()}
          attempt={attempt}
        />
      ) : text.trim() === '' ? (
        <Start onChoose={choose} />
      ) : !answer ? (
        <p className={styles.count}>{panelLabels.waiting()}</p>
      ) : groups.length > 0 ? (
        <>
          <p className={styles.count}>{message}</p>
          <Results answer={answer} groups={groups} onOpen={onOpen} />
        </>
      ) : (
        <NoResults
          answer={answer}
          onWiden={isFiltered ? () => setSearch({ text, filters: {} }) : undefined}
          onChoose={choose}
        />
      )}
      <Announcer message={message} />
    </main>
  );
}
