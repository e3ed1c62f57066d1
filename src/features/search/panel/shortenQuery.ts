import { MAX_SHOWN_QUERY } from '../../../config/searchDialog';

/** The query as repeated in a message: on one line and not too long. */
export function shortenQuery(text: string): string {
  const line = text
    .slice(0, MAX_SHOWN_QUERY * 2)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > MAX_SHOWN_QUERY
    ? `${line.slice(0, MAX_SHOWN_QUERY).trimEnd()}…`
    : line;
}
