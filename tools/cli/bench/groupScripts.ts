/** A script that a page loaded, with its size in bytes after brotli. */
export interface ScriptSize {
  url: string;
  bytes: number;
}

export const SCRIPT_GROUPS = ['runtime', 'main', 'chunks'] as const;
export type ScriptGroup = (typeof SCRIPT_GROUPS)[number];

/** Sums of the bundler's runtime, of what every page has, and of what this page adds. */
export function groupScripts(scripts: ScriptSize[]): Record<ScriptGroup, number> {
  const sums = { runtime: 0, main: 0, chunks: 0 };
  for (const { url, bytes } of scripts) sums[getGroup(url)] += bytes;
  return sums;
}

function getGroup(url: string): ScriptGroup {
  const name = url.slice(url.lastIndexOf('/') + 1);
  if (name.startsWith('runtime~')) return 'runtime';
  return name.startsWith('main.') ? 'main' : 'chunks';
}
