import type { SearchHit } from '../../../types/search';

/**
 * The distinct words that are marked in a hit, in lower case, to mark them on its page.
 */
export function listMarkedWords({ page, heading, context }: SearchHit): string[] {
  const words = [context, heading, page].flatMap((text) =>
    (text?.marks ?? []).map(([from, to]) => text!.text.slice(from, to).toLowerCase()),
  );
  return [...new Set(words)].filter((word) => word.trim() !== '');
}
