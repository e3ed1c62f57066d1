const INLINE = /`([^`\n]+)`|<([A-Z][^>]*)>/g;

/** The code in the text of a page: what stands in backticks, and the inside of tags. */
export const listInlineCode = (text: string): string[] =>
  [...text.matchAll(INLINE)].map(([, code, tag]) => code ?? tag ?? '');
