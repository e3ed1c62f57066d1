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

/**
 * Parses the meta string of a fence: `title="App.tsx" {2,4-6} check`. Only title and
 * marked lines affect the page; the other words are for the tests.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const partial = /partial="([^"]*)"/.exec(meta)?.[1];
  const major = /(?:^|\s)check="(\d+)"/.exec(meta)?.[1];
  const bare = meta.replace(/"[^"]*"/g, '');
  const lines = /\{([\d,\s-]+)\}/.exec(bare)?.[1] ?? '';
  const marked = new Set<number>();
  for (const [, first, last = first] of lines.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    for (let line = Number(first); line <= Number(last); line += 1) marked.add(line);
  }
  const check = major !== undefined || /(^|\s)check(\s|$)/.test(bare);
  return { title, marked, check, major, partial };
}
