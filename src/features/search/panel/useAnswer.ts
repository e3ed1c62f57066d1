import { startTransition, useEffect, useMemo, useState } from 'react';
import { useAttempt, type Attempt } from '../../../components/useAttempt';
import { useChunk } from '../../../components/useChunk';
import type { SearchAnswer, SearchQuery } from '../../../types/search';
import type { SearchClient } from '../createSearchClient';
import { createLatestQuery } from './createLatestQuery';

export interface AnswerState {
  /** The latest answer, possibly to an earlier text. Undefined if there is no text. */
  answer: SearchAnswer | undefined;
  /** Whether it answers the current text and filters. */
  isCurrent: boolean;
  /** For `LoadFailure`: the index failed to load, or a query failed. */
  attempt: Attempt;
}

interface Given {
  answer: SearchAnswer;
  queryKey: string;
}

/** After going back to the search page, it must have its full height immediately. */
let latest: Given | undefined;

/** Sends a query whenever it changes; outdated answers are ignored. */
export function useAnswer(
  client: SearchClient,
  { text, near, product, kind, limit }: SearchQuery,
): AnswerState {
  const ask = useMemo(() => createLatestQuery((query) => client.ask(query)), [client]);
  const load = useMemo(() => () => client.load().then(() => true), [client]);
  const { value: isReady, attempt: loading } = useChunk(load);
  const [asking, start] = useAttempt();
  const { cancel } = asking;
  const hasQuery = text.trim() !== '';
  const queryKey = JSON.stringify([text, near, product, kind, limit]);
  const [given, setGiven] = useState(() =>
    latest?.queryKey === queryKey ? latest : undefined,
  );
  useEffect(() => {
    if (!isReady || !hasQuery) {
      cancel();
      return;
    }
    const query = { text, near, product, kind, limit };
    // A transition keeps the field responsive: typing has priority over rendering
    // results.
    const show = (answer: SearchAnswer) => {
      latest = { answer, queryKey };
      startTransition(() => setGiven(latest));
    };
    start(
      () => ask(query),
      (answer) => {
        show(answer);
        // Not in the queue, where later letters would wait with it.
        if (answer.isEarly) start(() => client.ask({ ...query, waits: true }), show);
      },
    );
  }, [
    isReady,
    hasQuery,
    ask,
    client,
    start,
    cancel,
    queryKey,
    text,
    near,
    product,
    kind,
    limit,
  ]);
  return {
    answer: hasQuery ? given?.answer : undefined,
    isCurrent: hasQuery && given?.queryKey === queryKey,
    attempt: isReady ? asking : loading,
  };
}
