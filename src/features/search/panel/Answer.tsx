import type { ReactNode } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import type { Attempt } from '../../../components/useAttempt';
import type { SearchAnswer } from '../../../types/search';
import { labels as shellLabels } from '../labels';
import type { SearchFilters } from './Filters';
import { labels } from './labels';
import { NoResults } from './NoResults';
import { Start } from './Start';

export interface AnswerProps {
  text: string;
  filters: SearchFilters;
  answer: SearchAnswer | undefined;
  /** To load the search. */
  attempt: Attempt;
  /** Of the words that stand here until there is an answer. */
  className: string | undefined;
  /** Searches for something else. */
  onChoose: (text: string) => void;
  /** Takes the filters away. */
  onWiden: () => void;
  /** Shows an answer that has hits. */
  children: (answer: SearchAnswer) => ReactNode;
}

/** What stands below a field of the search: hits, or why there are none. */
export function Answer(props: AnswerProps) {
  const { text, filters, answer, attempt, onChoose, onWiden } = props;
  if (attempt.failures > 0)
    return (
      <LoadFailure
        text={navigator.onLine ? shellLabels.failed() : shellLabels.offline()}
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
    />
  );
}
