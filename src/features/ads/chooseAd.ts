import { APPEAL_SHARE } from '../../config/ads';
import type { Ad } from '../../types/ad';

/**
 * Picks a house ad that stands nowhere else on the page.
 * @param random from 0 up to 1
 * @param taken names of those that are shown already
 * @returns null if there are none at all
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
 * Picks what readers see who block ads; the one random number decides both.
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
