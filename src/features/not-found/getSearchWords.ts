import { MAX_SEARCH_LENGTH } from '../../config/notFound';
import { normalizePath } from './normalizePath';

/**
 * Words to search for, from the last segments of an address; empty if they carry no
 * meaning.
 */
export function getSearchWords(pathname: string): string {
  const last = normalizePath(pathname).split('/').slice(2).at(-1) ?? '';
  const words = last.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, MAX_SEARCH_LENGTH).trim();
}
