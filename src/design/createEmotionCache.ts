import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from './tokens';

/**
 * Makes the Emotion cache for one direction. Right to left has a key of its own, so that both
 * kinds of rules can stand on one page while a reader compares directions.
 * @param container where the styles go; the page's head when left out
 */
export function createEmotionCache(
  direction: Direction,
  container?: HTMLElement,
): EmotionCache {
  return direction === 'rtl'
    ? createCache({ key: 'css-rtl', stylisPlugins: [prefixer, rtlPlugin], container })
    : createCache({ key: 'css', container });
}
