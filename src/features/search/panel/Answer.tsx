import type { ReactNode } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import type { Attempt } from '../../../components/useAttempt';
import type { SearchAnswer } from '../../../types/search';
import { labels } from '../labels';
import type { SearchFilters } from './Filters';
import { NoResults } from './NoResults';
import { Start } from './Start';

export interface AnswerProps {
  text: string;
  filters: SearchFilters;
  answer: SearchAnswer | undefined;
  /** The attempt to load the search. */
  attempt: Attempt;
  /** Class of the text that is shown until there is an answer. */
  className: string | undefined;
  /** Starts a search for another text. */
  onChoose: (text: string) => void;
  /** Removes the filters. */
  onWiden: () => void;
  /** Called when a link leaves for another page. */
  onLeave?: () => void;
  /** Renders an answer with hits. */
  children: (answer: SearchAnswer) => ReactNode;
}

/** The content below a search field: hits, or why there are none. */
export function Answer(props: AnswerProps) {
  const { text, filters, answer, attempt, onChoose, onWiden } = props;
  if (attempt.failures > 0)
    return (
      <LoadFailure
        text={navigator.onLine ? labels.failed() : labels.offline()}
        attempt={attempt}
      />
    );
  if (text.trim() === '') return <Start onChoose={onChoose} />;
  if (!answer) return <p className={props.className}>{labels.waiting()}</p>;
  if (answer.hits.length > 0) return props.children(answer);
  const isFiltered = filters.product !== undefined || filters.kind !== undefined;
  return (
    <NoResults
      answer={answer}
      onWiden={isFiltered ? onWiden : undefined}
      onChoose={onChoose}
      onLeave={props.onLeave}
    />
  );
}
