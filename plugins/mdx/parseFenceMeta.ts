export interface FenceMeta {
  title?: string;
  /** 1-based lines to mark. */
  marked: Set<number>;
  /** `check`: the code is self-contained, and the tests type-check it. */
  check: boolean;
  /** `check="7"`: the same, against the packages of that major. */
  major?: string;
  /** `partial="…"`: the reason why code with imports cannot be type-checked. */
  partial?: string;
}

const RANGE = String.raw`\d+(?:\s*-\s*\d+)?`;
const OPTION = new RegExp(
  String.raw`(?<=^|\s)(?:(?:title|partial)="[^"]*"|check(?:="\d+")?|npm2yarn|\{\s*${RANGE}(?:\s*,\s*${RANGE})*\s*\})(?=\s|$)`,
  'g',
);

/**
 * Finds what a fence says that means nothing, and would be ignored.
 * @param lines number of lines of the block
 * @returns undefined if there is nothing
 */
export function findMetaProblem(meta: string, lines: number): string | undefined {
  const rest = meta.replace(OPTION, '').trim().replace(/\s+/g, ' ');
  if (rest !== '')
    return `"${rest}" is no option of a code block. Options are title="App.tsx", {2,4-6} for marked lines, check, check="7", partial="reason" and npm2yarn.`;
  const wrong = readRanges(meta).find(
    ({ first, last }) => first < 1 || last < first || last > lines,
  );
  return (
    wrong && `{${wrong.text}} marks no lines: the block has the lines 1 to ${lines}.`
  );
}

/**
 * Parses the meta string of a fence: `title="App.tsx" {2,4-6} check`. Only title and
 * marked lines affect the page; the other words are for the tests.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const partial = /partial="([^"]*)"/.exec(meta)?.[1];
  const major = /(?:^|\s)check="(\d+)"/.exec(meta)?.[1];
  const bare = withoutTexts(meta);
  const marked = new Set<number>();
  for (const { first, last } of readRanges(meta))
    for (let line = first; line <= last; line += 1) marked.add(line);
  const check = major !== undefined || /(^|\s)check(\s|$)/.test(bare);
  return { title, marked, check, major, partial };
}

const withoutTexts = (meta: string): string => meta.replace(/"[^"]*"/g, '');

function readRanges(meta: string): { text: string; first: number; last: number }[] {
  const lines = /\{([\d,\s-]+)\}/.exec(withoutTexts(meta))?.[1] ?? '';
  return [...lines.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].map(
    ([text, first, last = first]) => ({ text, first: Number(first), last: Number(last) }),
  );
}
