/**
 * Reads what stands behind the language of a fence: `title="App.tsx" {2,4-6}`.
 * @returns the title, if any, and the 1-based lines to mark
 */
export function parseFenceMeta(meta: string): { title?: string; marked: Set<number> } {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  const marked = new Set<number>();
  for (const range of ranges) {
    const [from = NaN, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) marked.add(line);
  }
  return { title, marked };
}
