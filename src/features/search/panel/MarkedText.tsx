import type { ReactNode } from 'react';
import type { SearchText } from '../../../types/search';

/** A text of a hit with the words of the search marked. */
export function MarkedText({ text, marks }: SearchText) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    // Marks that overlap, or lie outside the text, are clipped.
    const start = Math.max(from, end);
    if (to <= start || start >= text.length) continue;
    parts.push(text.slice(end, start), <mark key={start}>{text.slice(start, to)}</mark>);
    end = Math.min(to, text.length);
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
