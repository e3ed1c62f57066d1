import { byScore, type RankedDocument } from './rankDocuments';
import { MAX_OF_PAGE, RULES } from './rankRules';

/**
 * Even with the lowest factor, a hit scores higher than those beyond this multiple of the
 * limit.
 */
export const CANDIDATE_FACTOR = 12;

/**
 * Limits the hits of one page in the list and ranks its further ones lower, to make room
 * for other pages.
 * @param ranked best first
 */
export function pickHits(
  ranked: readonly RankedDocument[],
  limit: number,
): RankedDocument[] {
  const counts = new Map<string, number>();
  const picked: RankedDocument[] = [];
  for (const hit of ranked.slice(0, limit * CANDIDATE_FACTOR)) {
    const count = counts.get(hit.document.path) ?? 0;
    counts.set(hit.document.path, count + 1);
    if (count < MAX_OF_PAGE)
      picked.push({ ...hit, score: hit.score * RULES.further ** count });
  }
  return picked.sort(byScore).slice(0, limit);
}
