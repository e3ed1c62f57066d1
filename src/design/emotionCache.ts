import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from './tokens';

/**
 * Creates the Emotion cache for one direction. Right to left has its own key, so that
 * both kinds of rules can coexist on one page while a reader compares directions. A frame
 * also has its own key: a cache adopts the page's style elements of its key, regardless
 * of its own container.
 * @param container where styles are inserted; the page's head if omitted
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

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** The page's cache for a direction, the same at every call. Browser only. */
export const getEmotionCache = (direction: Direction): EmotionCache =>
  (caches[direction] ??= createEmotionCache(direction));
