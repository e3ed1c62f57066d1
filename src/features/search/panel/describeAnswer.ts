import { MAX_SHOWN_QUERY } from '../../../config/searchDialog';
import type { SearchAnswer } from '../../../types/search';
import type { HitGroup } from './groupHits';
import { labels } from './labels';

/**
 * The result of a search as a sentence for screen readers; empty without a query.
 * @param limit maximum number of hits: there may be more of them
 */
export function describeAnswer(
  answer: SearchAnswer | undefined,
  groups: readonly HitGroup[],
  limit: number,
): string {
  if (!answer) return '';
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const more = answer.hits.length >= limit ? '+' : '';
  if (count > 0) return labels.found(`${count}${more}`, `${groups.length}${more}`);
  const none = labels.none(shortenQuery(answer.query));
  return answer.suggestions.length > 0
    ? `${none} ${labels.suggestions()} ${answer.suggestions.join(', ')}`
    : none;
}

/** The query as repeated in a message: on one line and not too long. */
export function shortenQuery(text: string): string {
  const line = text
    .slice(0, MAX_SHOWN_QUERY * 2)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > MAX_SHOWN_QUERY
    ? `${line.slice(0, MAX_SHOWN_QUERY).trimEnd()}…`
    : line;
}
