import type { SearchAnswer } from '../../../types/search';
import type { HitGroup } from './groupHits';
import { labels } from './labels';
import { shortenQuery } from './shortenQuery';

/** The result of a search as a sentence for screen readers; empty without a query. */
export function describeAnswer(
  answer: SearchAnswer | undefined,
  groups: readonly HitGroup[],
): string {
  if (!answer) return '';
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count > 0) return labels.found(count, groups.length);
  const none = labels.none(shortenQuery(answer.query));
  return answer.suggestions.length > 0
    ? `${none} ${labels.suggestions()} ${answer.suggestions.join(', ')}`
    : none;
}
