import { APPEAL_SHARE } from '../../config/ads';
import type { Ad } from '../../types/ad';

/**
 * Picks a house ad that is not yet on the page.
 * @param random from 0 (inclusive) to 1 (exclusive)
 * @param taken names of the ads that are already shown
 * @returns null if there are no house ads
 */
export function chooseHouseAd(
  random: number,
  ads: readonly Ad[],
  taken: ReadonlySet<string>,
): Ad | null {
  const free = ads.filter(({ name }) => !taken.has(name));
  const choice = free.length > 0 ? free : ads;
  return choice[Math.min(Math.floor(random * choice.length), choice.length - 1)] ?? null;
}

/**
 * Picks what readers with an ad blocker see; one random number makes both decisions.
 * @returns `appeal` or a house ad
 */
export function chooseFallback(
  random: number,
  ads: readonly Ad[],
  taken: ReadonlySet<string>,
): Ad | 'appeal' {
  if (random < APPEAL_SHARE) return 'appeal';
  const rest = (random - APPEAL_SHARE) / (1 - APPEAL_SHARE);
  return chooseHouseAd(rest, ads, taken) ?? 'appeal';
}
