import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from './tokens';

/**
 * Makes the Emotion cache for one direction. Right to left has a key of its own, so that both
 * kinds of rules can stand on one page while a reader compares directions. So has a frame: a
 * cache adopts the page's style elements of its key, wherever it puts its own.
 * @param container where the styles go; the page's head when left out
 */
export function createEmotionCache(
  direction: Direction,
  container?: HTMLElement,
): EmotionCache {
  const key = container ? 'frame' : 'css';
  return direction === 'rtl'
    ? createCache({ key: `${key}-rtl`, stylisPlugins: [prefixer, rtlPlugin], container })
    : createCache({ key, container });
}
