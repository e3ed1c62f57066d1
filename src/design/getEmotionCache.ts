import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from './createEmotionCache';
import type { Direction } from './tokens';

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** The page's cache for a direction, the same at every call. Browser only. */
export const getEmotionCache = (direction: Direction): EmotionCache =>
  (caches[direction] ??= createEmotionCache(direction));
