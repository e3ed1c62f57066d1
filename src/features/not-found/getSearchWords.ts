import { MAX_SEARCH_LENGTH } from '../../config/notFound';
import { normalizePath } from './normalizePath';

/** What the end of an address is about, as words to search for; empty where it says nothing. */
export function getSearchWords(pathname: string): string {
  const last = normalizePath(pathname).split('/').slice(2).at(-1) ?? '';
  const words = last.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, MAX_SEARCH_LENGTH).trim();
}
