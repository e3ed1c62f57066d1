import type { SearchHit } from '../../../types/search';

/** The words that are marked in a hit, each once, in lower case; what to mark on its page. */
export function listMarkedWords({ page, heading, context }: SearchHit): string[] {
  const words = [context, heading, page].flatMap((text) =>
    (text?.marks ?? []).map(([from, to]) => text!.text.slice(from, to).toLowerCase()),
  );
  return [...new Set(words)].filter((word) => word.trim() !== '');
}
