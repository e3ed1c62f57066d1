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
  // A name that was typed in full is far above all other hits.
  const best = ranked.find(({ score }) => score < RULES.exactName)?.score ?? 0;
  for (const hit of ranked.slice(0, limit * CANDIDATE_FACTOR)) {
    const count = counts.get(hit.document.path) ?? 0;
    counts.set(hit.document.path, count + 1);
    const score = hit.score * RULES.further ** count;
    const isEnough = count === 0 || score >= best * RULES.furtherLeast;
    if (count < MAX_OF_PAGE && isEnough) picked.push({ ...hit, score });
  }
  return picked.sort(byScore).slice(0, limit);
}
