import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useMemo, useRef } from 'react';
import { PartBoundary } from '../../../components/PartBoundary';
import { MAX_PAGE_HITS } from '../../../config/searchDialog';
import { Announcer } from '../panel/Announcer';
import { Answer } from '../panel/Answer';
import { describeAnswer } from '../panel/describeAnswer';
import { Filters } from '../panel/Filters';
import { groupHits } from '../panel/groupHits';
import { Results } from '../panel/Results';
import { useAnswer } from '../panel/useAnswer';
import { useOpenHit } from '../panel/useOpenHit';
import type { SearchClient } from '../createSearchClient';
import { SearchField } from '../SearchField';
import styles from './page.module.css';
import { FILL_FIELD } from './searchAddress';
import { useAddressedSearch } from './useAddressedSearch';

/** Texts of the search page. */
export const pageLabels = {
  title: () =>
    translate({
      id: 'search.Page.title',
      message: 'Search',
      description: 'Heading of the page of the search, and its title in the browser tab',
    }),
  description: () =>
    translate({
      id: 'search.Page.description',
      message:
        'Search the guides, the API reference, and the demos of this documentation.',
      description: 'Description of the page of the search for search engines',
    }),
  noScript: () =>
    translate({
      id: 'search.Page.noScript',
      message: 'The search needs JavaScript.',
      description: 'Shown where scripts are turned off',
    }),
};

export interface SearchPageProps {
  client: SearchClient;
}

/** The search page, which can be linked to; its results are plain links. */
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
  const choose = (next: string): void => {
    setSearch({ ...search, text: next });
    input.current?.focus();
  };
  const message = describeAnswer(answer, groups, MAX_PAGE_HITS);
  return (
    <main className={styles.page}>
      <h1>{pageLabels.title()}</h1>
      <SearchField
        ref={input}
        text={text}
        onText={(next) => setSearch({ ...search, text: next })}
        className={styles.field}
      />
      {!useIsBrowser() && (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: FILL_FIELD }}
        />
      )}
      <div className={styles.body}>
        <Filters
          filters={filters}
          onFilters={(next) => setSearch({ ...search, filters: next })}
        />
        <noscript>
          <p>{pageLabels.noScript()}</p>
        </noscript>
        <PartBoundary>
          <Answer
            text={text}
            filters={filters}
            answer={answer}
            attempt={attempt}
            className={styles.count}
            onChoose={choose}
            onWiden={() => setSearch({ text, filters: {} })}
          >
            {(found) => (
              <>
                <p className={styles.count}>{message}</p>
                <Results answer={found} groups={groups} onOpen={onOpen} />
              </>
            )}
          </Answer>
        </PartBoundary>
      </div>
      <Announcer message={message} />
    </main>
  );
}
