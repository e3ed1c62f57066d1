import { byScore, type RankedDocument } from './rankDocuments';
import { MAX_OF_PAGE, RULES } from './rankRules';

/** What stands back by the worst factor is still better than what comes after so many times the limit. */
export const LOOKED_AT = 12;

/**
 * A page has few hits of its own in a list, and its further ones stand back, so that there is
 * room for others.
 * @param ranked best first
 */
export function pickHits(
  ranked: readonly RankedDocument[],
  limit: number,
): RankedDocument[] {
  const counts = new Map<string, number>();
  const picked: RankedDocument[] = [];
  for (const hit of ranked.slice(0, limit * LOOKED_AT)) {
    const count = counts.get(hit.document.path) ?? 0;
    counts.set(hit.document.path, count + 1);
    if (count < MAX_OF_PAGE)
      picked.push({ ...hit, score: hit.score * RULES.further ** count });
  }
  return picked.sort(byScore).slice(0, limit);
}
