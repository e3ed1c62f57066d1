import type { RankedDocument } from './rankDocuments';
import { MAX_OF_PAGE } from './rankRules';

/** A page has few hits of its own in a list, so that there is room for others. */
export function pickHits(
  ranked: readonly RankedDocument[],
  limit: number,
): RankedDocument[] {
  const counts = new Map<string, number>();
  const picked: RankedDocument[] = [];
  for (const hit of ranked) {
    if (picked.length >= limit) break;
    const count = counts.get(hit.document.path) ?? 0;
    if (count >= MAX_OF_PAGE) continue;
    counts.set(hit.document.path, count + 1);
    picked.push(hit);
  }
  return picked;
}
