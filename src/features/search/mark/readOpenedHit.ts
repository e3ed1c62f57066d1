import { OPENED_HIT_LIFE } from '../../../config/searchDialog';
import { tryDecode } from '../../../lib/tryDecode';

export interface OpenedHit {
  /** Path of the page with its anchor. */
  url: string;
  words: string[];
}

/** The parts of an address that identify a hit. */
export type Place = Pick<Location, 'pathname' | 'hash'>;

/**
 * Reads the hit that was stored when it was opened, if it leads to this page.
 * @param stored text of the slot
 * @param now in ms
 * @returns undefined for another page, for an outdated hit, and for invalid data
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
