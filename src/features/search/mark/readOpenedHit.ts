import { OPENED_HIT_LIFE } from '../../../config/searchDialog';
import { tryDecode } from '../../../lib/tryDecode';

export interface OpenedHit {
  /** Path of the page with its anchor. */
  url: string;
  words: string[];
}

/** The parts of an address that a hit names. */
export type Place = Pick<Location, 'pathname' | 'hash'>;

/**
 * What was stored when a hit was opened, if this page is the one that opens from it.
 * @param stored text of the slot
 * @param now in ms
 * @returns undefined for another page, for a hit of long ago, and for nonsense
 */
export function readOpenedHit(
  stored: string,
  { pathname, hash }: Place,
  now: number,
): OpenedHit | undefined {
  const hit = parse(stored);
  if (!hit || now - hit.at > OPENED_HIT_LIFE) return undefined;
  return tryDecode(hit.url) === tryDecode(pathname + hash) ? hit : undefined;
}

function parse(stored: string): (OpenedHit & { at: number }) | undefined {
  try {
    const { url, words, at } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof url !== 'string' || typeof at !== 'number' || !Array.isArray(words))
      return undefined;
    return { url, at, words: words.filter((word) => typeof word === 'string') };
  } catch {
    return undefined;
  }
}
