const INLINE = /`([^`\n]+)`|<([A-Z][^>]*)>/g;

/** Code in the text of a page: the content of backticks and of tags. */
export const listInlineCode = (text: string): string[] =>
  [...text.matchAll(INLINE)].map(([, code, tag]) => code ?? tag ?? '');
