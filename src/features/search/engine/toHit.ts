import type { SearchHit, SearchText } from '../../../types/search';
import { cutContext } from './cutContext';
import { markText } from './markText';
import type { ParsedQuery } from './parseQuery';
import { isChinese } from './splitWords';
import type { RankedDocument } from './rankDocuments';

/**
 * Converts a found document to a hit for display.
 * @param body the rest of its text, empty before it is loaded
 */
export function toHit(
  { document }: RankedDocument,
  { words, isOpen }: ParsedQuery,
  body: string,
): SearchHit {
  const content = [document.page, document.name, document.text, body]
    .join('\n')
    .toLowerCase();
  // Where a name is found as a whole, its parts are words like any other.
  const query = {
    words: words.flatMap(({ text, parts }) =>
      isChinese(text) || content.includes(text) ? [text] : [text, ...parts],
    ),
    open: isOpen ? words.at(-1)?.text : undefined,
  };
  const mark = (text: string): SearchText => ({ text, marks: markText(text, query) });
  const { path, anchor, kind, product, plan, page, name, text } = document;
  const context = cutContext([text, body].filter(Boolean), query);
  return {
    url: anchor === undefined ? path : `${path}#${anchor}`,
    kind,
    ...(product && { product }),
    ...(plan && { plan }),
    page: mark(page),
    ...(anchor !== undefined && { heading: mark(name) }),
    ...(context && { context: mark(context) }),
  };
}
