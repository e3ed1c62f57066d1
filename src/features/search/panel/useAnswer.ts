import { startTransition, useEffect, useMemo, useState } from 'react';
import { useAttempt, type Attempt } from '../../../components/useAttempt';
import { useChunk } from '../../../components/useChunk';
import type { SearchAnswer, SearchQuery } from '../../../types/search';
import type { SearchClient } from '../createSearchClient';
import { createLatestAsker } from './createLatestAsker';

export interface AnswerState {
  /** The latest answer; it may be that to an earlier text. Undefined while there is no text. */
  answer: SearchAnswer | undefined;
  /** Whether it answers what is asked by now: the text and the filters. */
  isCurrent: boolean;
  /** For `LoadFailure`: the index did not arrive, or a question was not answered. */
  attempt: Attempt;
}

/** Asks whenever the question changes; answers that come too late are not used. */
export function useAnswer(
  client: SearchClient,
  { text, near, product, kind, limit }: SearchQuery,
): AnswerState {
  const ask = useMemo(() => createLatestAsker((query) => client.ask(query)), [client]);
  const load = useMemo(() => () => client.load().then(() => true), [client]);
  const { value: isReady, attempt: loading } = useChunk(load);
  const [given, setGiven] = useState<{ answer: SearchAnswer; question: string }>();
  const [asking, start] = useAttempt();
  const { cancel } = asking;
  const isAsked = text.trim() !== '';
  const question = JSON.stringify([text, near, product, kind, limit]);
  useEffect(() => {
    if (!isReady || !isAsked) {
      cancel();
      return;
    }
    start(
      () => ask({ text, near, product, kind, limit }),
      // The field stays quick: what is typed meanwhile goes before the drawing of results.
      (answer) => startTransition(() => setGiven({ answer, question })),
    );
  }, [isReady, isAsked, ask, start, cancel, question, text, near, product, kind, limit]);
  return {
    answer: isAsked ? given?.answer : undefined,
    isCurrent: isAsked && given?.question === question,
    attempt: isReady ? asking : loading,
  };
}
