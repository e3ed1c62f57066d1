/**
 * Reads what stands behind the language of a fence: `title="App.tsx" {2,4-6}`.
 * @returns the title, if any, and the 1-based lines to mark
 */
export function parseFenceMeta(meta: string): { title?: string; marked: Set<number> } {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const lines = /\{([\d,\s-]+)\}/.exec(meta.replace(/"[^"]*"/g, ''))?.[1] ?? '';
  const marked = new Set<number>();
  for (const [, first, last = first] of lines.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    for (let line = Number(first); line <= Number(last); line += 1) marked.add(line);
  }
  return { title, marked };
}
