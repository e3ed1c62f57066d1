import { listHeadings, type Heading } from './listHeadings';

/** Longest text that is returned as a whole, in characters: about 6,000 tokens. */
export const LONGEST = 24_000;

/** Share of an answer that the list of sections may take. */
const MAX_OUTLINE = 4_000;

/**
 * Returns a text, or the part of a long one from an offset on, with the list of its
 * sections and how to read the rest.
 * @param offset in characters
 */
export function cutText(text: string, offset = 0): string {
  if (offset === 0 && text.length <= LONGEST) return text;
  if (offset >= text.length)
    return `The text ends at ${text.length}; offset has to be smaller.`;
  const outline = offset === 0 ? renderOutline(text) : '';
  const end = findEnd(text, offset, LONGEST - outline.length);
  const rest =
    end < text.length
      ? `Read on with offset: ${end}, or read one section with section.`
      : 'This is the end.';
  return [
    `This text has ${text.length} characters. Characters ${offset} to ${end} follow. ${rest}`,
    ...(outline === '' ? [] : [outline]),
    text.slice(offset, end),
    ...(end < text.length ? [`[…] ${rest}`] : []),
  ].join('\n\n');
}

/** At the end of a line, so that no row of a table is cut. */
function findEnd(text: string, offset: number, length: number): number {
  if (offset + length >= text.length) return text.length;
  const line = text.lastIndexOf('\n', offset + length);
  return line > offset ? line + 1 : offset + length;
}

/** Without the deepest levels, if that is too long. */
function renderOutline(text: string): string {
  const lines = text.split('\n');
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  const render = (headings: readonly Heading[]): string =>
    [
      'Sections, with their offsets:',
      ...headings.map(
        ({ line, level, text: title, anchor }) =>
          `${'  '.repeat(level - 1)}- ${title} (section: ${anchor}, offset: ${starts[line]})`,
      ),
    ].join('\n');
  const all = listHeadings(lines);
  for (const most of [6, 3, 2]) {
    const outline = render(all.filter(({ level }) => level <= most));
    if (outline.length <= MAX_OUTLINE) return outline;
  }
  const [cut = ''] = /^[^]*(?=\n)/.exec(render(all).slice(0, MAX_OUTLINE)) ?? [];
  return `${cut}\n- …`;
}
