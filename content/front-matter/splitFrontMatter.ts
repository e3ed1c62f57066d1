import { normalizeText } from '../text/readText';

/** As YAML parsers accept it: the two lines may end with spaces. */
const FRONT_MATTER = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

interface SplitPage {
  /** The front matter with the two lines around it; empty if there is none. */
  head: string;
  /** Its lines. */
  fields: string;
  /** The text below it. */
  body: string;
}

/** Separates the front matter of a page from its text. */
export function splitFrontMatter(page: string): SplitPage {
  const text = normalizeText(page);
  const [head = '', fields = ''] = FRONT_MATTER.exec(text) ?? [];
  return { head, fields, body: text.slice(head.length) };
}
